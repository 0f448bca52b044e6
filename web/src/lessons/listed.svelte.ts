// The lessons that there are; they are asked for once.
import { call } from "../lib/api";
import type { LessonInfo, LessonsAre } from "../generated/messages";

let found = $state.raw<LessonInfo[]>([]);
let asked: Promise<void> | null = null;

export function lessons(): LessonInfo[] {
  return found;
}

export async function askLessons(): Promise<void> {
  asked ??= call<LessonsAre>("GET", "/lessons").then(
    (answer) => void (found = answer.lessons),
    () => void (asked = null), // without a list nothing is shown; the next page asks again
  );
  await asked;
}

export function idOf({ game, name }: { game: string; name: string }): string {
  return `${game}/${name}`;
}
