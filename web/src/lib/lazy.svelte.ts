/** Something that is loaded when it is first asked for; whoever asks from an effect or a template is asked again when it is there. */
export class Lazy<Thing> {
  private thing = $state.raw<Thing | null>(null);
  private loading: Promise<unknown> | null = null;

  constructor(private readonly load: () => Promise<Thing>) {}

  get now(): Thing | null {
    // What could not be loaded is tried again the next time.
    this.loading ??= this.load()
      .then((loaded) => (this.thing = loaded))
      .catch(() => (this.loading = null));
    return this.thing;
  }
}
