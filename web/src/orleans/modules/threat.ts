// What a character is about to do to whom, in a sentence.
import type { BribeView } from "../../generated/messages";
import { say } from "../../lib/words.svelte";

export function threat(bribe: BribeView, seat: string | null): string {
  const { about } = bribe;
  return say(`threat-${bribe.character}`, {
    by: bribe.by,
    target: bribe.target,
    you: bribe.target === seat ? "yes" : "no",
    good: about.good ? say(`good-${about.good}`) : "",
    own: about.own_good ? say(`good-${about.own_good}`) : "",
    place: about.space ? say(`place-${about.space.split(".")[0]}`) : "",
    track: about.track ? say(`track-${about.track}`) : "",
    town: about.town ? say(`town-${about.town}`) : "",
  });
}
