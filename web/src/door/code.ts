// A link as a picture that cameras read. Loaded with the waiting room only.
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export function picture(text: string): { path: string; size: number } {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
}
