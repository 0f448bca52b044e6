// A gentle sound for "your turn", made on the spot: two soft notes.

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, now + index * 0.14);
    loudness.gain.linearRampToValueAtTime(0.08, now + index * 0.14 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.14 + 0.7);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + index * 0.14);
    tone.stop(now + index * 0.14 + 0.75);
  }
}
