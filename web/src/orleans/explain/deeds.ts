// Deeds: what each follower brings, who is still wanted, and whom the viewing player could send.
import { profession } from "../../lib/colours";
import type { Explanation } from "../../lib/help.svelte";
import type { DeedView } from "../../generated/messages";
import { list } from "../../lib/numbers";
import { tell } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import Vignette from "../art/Vignette.svelte";
import { effectOf, followers, outlook, type Seen } from "./seen";

function kindsOf(counted: Record<string, number>): string[] {
  return Object.entries(counted).flatMap(([kind, number]) => Array.from({ length: number }, () => kind));
}

/** Help on a deed or character. */
export function deedHelp(seen: Seen, deed: DeedView): Explanation {
  const { me } = seen;
  const free = kindsOf(deed.free);
  const now: string[] = [];
  const lacks: string[] = [];
  if (free.length === 0 && !deed.citizen) lacks.push(say("help-deed-full"));
  else {
    now.push(say("help-deed-wants", { followers: followers(free) }));
    if (free.length === 1) now.push(say("help-deed-last"));
    else if (deed.citizen) now.push(say("help-deed-left", { number: free.length }));
  }
  if (me && free.length > 0) {
    const fits = (kind: string): boolean => free.includes(kind) || free.includes("any");
    const halls = me.places.filter((place) => effectOf(seen, place.name)?.sends === true);
    const ready = [
      ...halls.flatMap((place) => place.spaces.map((space) => space.holds)),
      ...Object.keys(me.stored),
    ].filter((each): each is string => each !== null && !profession(each).own && fits(profession(each).kind));
    const waiting = Object.keys(me.market).filter((each) => !profession(each).own && fits(profession(each).kind));
    if (ready.length > 0)
      now.push(say("help-deed-ready", { followers: list(ready.map((each) => say(`follower-${each}`))) }));
    else if (waiting.length > 0)
      now.push(
        say("help-deed-waiting", {
          followers: list(
            waiting.map((each) => say(`follower-${each}`)),
            "or",
          ),
        }),
      );
    else lacks.push(say("help-deed-nobody"));
  }
  const does = me && free.length > 0 ? outlook(seen, me, `deed:${deed.name}`) : { now: [], lacks: [] };
  return {
    title: say(`deed-${deed.name}`),
    what: tell(seen.printed.deed_words[deed.name]),
    now: [...now, ...does.now],
    lacks: [...does.lacks, ...lacks],
    topic: "chapter:deeds",
    picture: { drawing: Vignette, kind: "deed", name: deed.name },
  };
}
