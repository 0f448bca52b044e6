// Gentle sounds, made on the spot: two soft notes upwards for "your turn", two lower ones downwards for a new round.

let context: AudioContext | null = null;

function notes(frequencies: number[], loudest: number): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, frequency] of frequencies.entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, now + index * 0.14);
    loudness.gain.linearRampToValueAtTime(loudest, now + index * 0.14 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.14 + 0.7);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + index * 0.14);
    tone.stop(now + index * 0.14 + 0.75);
  }
}

/** It is my turn. */
export function chime(): void {
  notes([523.25, 783.99], 0.08);
}

/** A new round begins. */
export function gong(): void {
  notes([392, 261.63], 0.06);
}

/** Four bells ringing over each other, for a cathedral that is finished. */
export function bells(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const NOTES = [392, 493.88, 587.33, 783.99];
  // A bell is several tones at once: the hum, the strike note, the third and the fifth above it.
  const PARTS = [0.5, 1, 1.2, 1.5, 2];
  for (let stroke = 0; stroke < 12; stroke += 1) {
    const at = now + stroke * 0.42;
    const note = NOTES[(stroke * 3) % NOTES.length]!;
    for (const [index, part] of PARTS.entries()) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.value = note * part;
      loudness.gain.setValueAtTime(0.05 / (index + 1), at);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 2.4 / (index * 0.4 + 1));
      tone.connect(loudness).connect(context.destination);
      tone.start(at);
      tone.stop(at + 2.5);
    }
  }
}
