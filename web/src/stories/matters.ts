// What matters for a player of a story now: what the era still asks, what the round brings, and the next bonus of the Fame track.
import type { StoriesPlayerView, StoriesPrinted, StoriesTableView } from "../generated/messages";
import { tell } from "../lib/sentences";
import { say } from "../lib/words.svelte";
import { bonusLine, bringsWords, isKingdom, needCount, needWords, standing } from "./story/told";

/** One sentence each, the most pressing first. */
export function matters(view: StoriesTableView, printed: StoriesPrinted, me: StoriesPlayerView): string[] {
  const era = printed.eras[isKingdom(view) ? me.era : view.era];
  const told: string[] = me.may_advance && me.needs.every((need) => need.met) ? [say("matters-may-advance")] : [];
  const king = standing(me);
  if (king && me.missed > 0) told.push(king.text);
  for (const need of me.needs.filter((each) => !each.met))
    told.push(say("matters-need", { need: [needWords(need), needCount(need)].filter(Boolean).join(" ") }));
  if (era) told.push(bonusLine(view, era).text);
  if (Object.keys(me.round_brings).length > 0) told.push(say("brings-now", { what: bringsWords(me.round_brings) }));
  const next = Object.keys(view.fame_spaces).map(Number).filter((space) => space > me.fame).sort((one, other) => one - other)[0]; // prettier-ignore
  if (next !== undefined)
    told.push(
      say("matters-fame", {
        number: next - me.fame,
        what: tell(printed.fame_words[view.fame_spaces[String(next)] ?? ""]),
      }),
    );
  return told;
}
