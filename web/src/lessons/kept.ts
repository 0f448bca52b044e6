// How far I have come in the lessons. It is this browser's business alone: the server keeps nothing of a lesson.
import type { LessonIs, Named } from "../generated/messages";

const KEY = "cenabum.lessons";

export interface Kept {
  done: (Named | null)[];
  number: number;
  steps: number;
  /** It was gone through to its end once. */
  finished: boolean;
}

export function keptLessons(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function keep(lessons: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** What I have done in a lesson, to go on where I was; nothing when I was at its end. */
export function doneIn(lesson: string): (Named | null)[] {
  const kept = keptLessons()[lesson];
  return Array.isArray(kept?.done) && kept.number < kept.steps ? kept.done : [];
}

export function keepLesson(lesson: string, { done, number, steps, over }: LessonIs): void {
  const all = keptLessons();
  keep({ ...all, [lesson]: { done, number, steps, finished: over || all[lesson]?.finished === true } });
}

/** Begin a lesson anew the next time. */
export function beginAgain(lesson: string): void {
  const all = keptLessons();
  const kept = all[lesson];
  if (kept) keep({ ...all, [lesson]: { ...kept, done: [], number: 0 } });
}
