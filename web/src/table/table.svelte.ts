// A table as this browser sees it: the live socket, the newest view, what is picked, what changed.
import { SEAT } from "../lib/colours";
import type { Because, Created, ForecastIs, FromPage, FromServer, LogEntry, Move, Moved, OddsAre, PlayerView, Printed, Problem, Said, Seat, TableInfo, TableView, Undone } from "../lib/messages";
import { PACE, settings } from "../lib/settings.svelte";
import { Sketch, type Placement } from "../lib/sketch.svelte";
import { pickable, targetsOf, type Targets } from "../lib/targets";
import { Failed, call, keepSeat } from "../lib/api";
import { go } from "../lib/route.svelte";
import { chime } from "../lib/sound";

type Connection = "joining" | "live" | "lost" | "closed";
type Asked = Extract<FromPage, { id: string }>;

export class Table {
  connection = $state<Connection>("joining");
  info = $state.raw<TableInfo | null>(null);
  printed = $state.raw<Printed | null>(null);
  seatNumber = $state<number | null>(null);
  view = $state.raw<TableView | null>(null);
  moment = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Problem | null>(null);
  picked = $state<string | null>(null);
  opened = $state<string | null>(null); // a target that stands for several moves
  fresh = $state.raw<Set<string>>(new Set());
  explained = $state<string | null>(null);
  undoable = $state(false);
  waiting = $state(false);
  odds = $state.raw<OddsAre | null>(null);
  forecast = $state.raw<ForecastIs | null>(null);
  because = $state.raw<Because | null>(null);
  again = $state<string | null>(null); // the table of the rematch
  sketch = new Sketch();

  private socket: WebSocket | null = null;
  private queue: (Moved | Undone)[] = [];
  private showing: ReturnType<typeof setTimeout> | null = null;
  private tries = 0;
  private left = false;
  private unanswered = new Map<string, Asked>();

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  // ---- what there is

  get me(): PlayerView | null {
    return this.seatNumber === null ? null : (this.view?.players[this.seatNumber] ?? null);
  }

  /** The name of my seat. */
  get seat(): string | null {
    return this.me?.name ?? null;
  }

  get targets(): Targets {
    return this.planning || this.waiting ? new Map() : targetsOf(this.view?.decision ?? null, this.picked);
  }

  get pickable(): Set<string> {
    return this.planning ? new Set() : pickable(this.view?.decision ?? null);
  }

  get planning(): boolean {
    return this.view?.decision?.kind === "plan";
  }

  get seats(): Seat[] {
    return this.info?.seats ?? [];
  }

  colour(name: string): string {
    const colour = this.seats.find((seat) => seat.name === name)?.colour ?? "";
    return SEAT[colour]?.fill ?? "#6d5a34";
  }

  pattern(name: string): string {
    const colour = this.seats.find((seat) => seat.name === name)?.colour ?? "";
    return SEAT[colour]?.pattern ?? "solid";
  }

  // ---- choosing

  /** A target was pressed: make its move, or open it when it stands for several. */
  choose(name: string): void {
    const moves = this.targets.get(name);
    if (!moves) return;
    if (moves.length === 1) this.play(moves[0]!);
    else this.opened = this.opened === name ? null : name;
  }

  pick(thing: string | null): void {
    this.picked = this.picked === thing ? null : thing;
    this.opened = null;
    this.refusal = null;
  }

  /** Take a follower of the plan in hand and keep it there (dragging). */
  hold(thing: string): void {
    this.picked = thing;
  }

  /** The follower in hand while planning: of the market, or stored in the tower. */
  get hand(): { follower: string; stored: boolean } | null {
    const [from, follower] = this.picked?.split(":") ?? [];
    if (!follower || (from !== "market" && from !== "stored")) return null;
    return { follower, stored: from === "stored" };
  }

  /** Put the follower in hand on a space of the sketch; another one of its kind stays in hand. */
  put(space: string): void {
    const hand = this.hand;
    if (!hand || !this.me) return;
    this.sketch.place(hand.follower, space, hand.stored);
    if (!this.sketch.left(this.me, hand.stored)[hand.follower]) this.picked = null;
    this.keepSketch();
  }

  /** Show the help for a thing. */
  explain(thing: string): void {
    this.explained = thing;
  }

  play(move: Move): void {
    this.ask({ type: "play", id: crypto.randomUUID(), move: move.code, moment: this.moment });
  }

  finishPlan(): void {
    if (!this.view || !this.me) return;
    this.ask({ type: "plan", id: crypto.randomUUID(), placements: this.sketch.codes(this.view, this.me) });
  }

  undo(): void {
    this.ask({ type: "undo", id: crypto.randomUUID() });
  }

  say(text: string): void {
    this.send({ type: "chat", id: crypto.randomUUID(), text });
  }

  keepSketch(): void {
    if (!this.view || !this.me) return;
    this.send({ type: "sketch", placements: this.sketch.codes(this.view, this.me) });
  }

  askOdds(): void {
    if (!this.view || !this.me) return;
    const placements = this.planning ? this.sketch.codes(this.view, this.me) : [];
    this.send({ type: "odds", id: crypto.randomUUID(), placements });
  }

  askForecast(): void {
    this.send({ type: "forecast", id: crypto.randomUUID() });
  }

  askWhy(moment: number): void {
    this.send({ type: "why", id: crypto.randomUUID(), moment });
  }

  async rematch(): Promise<void> {
    try {
      const made = await call<Created>("POST", `/tables/${this.id}/rematch`, {}, this.token ?? undefined);
      for (const token of Object.values(made.tokens)) keepSeat(made.table, token);
      go(`/t/${made.table}`);
    } catch (error) {
      if (error instanceof Failed) this.refusal = error.problem;
    }
  }

  private askPrinted(): void {
    if (this.printed) return;
    void call<Printed>("GET", `/tables/${this.id}/printed`, undefined, this.token ?? undefined)
      .then((printed) => (this.printed = printed))
      .catch(() => setTimeout(() => this.askPrinted(), 1000));
  }

  private ask(message: Asked): void {
    this.unanswered.set(message.id, message);
    this.waiting = true;
    this.picked = null;
    this.opened = null;
    this.refusal = null;
    this.send(message);
  }

  private send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // ---- the socket

  join(): void {
    this.left = false;
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", token: this.token, moment: this.moment });
    };
    socket.onmessage = (event) => {
      this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.left || this.socket !== socket) return;
      // 4000-4099: the server says that trying again is of no use.
      if (event.code >= 4000 && event.code < 4100) {
        this.connection = "closed";
        return;
      }
      this.connection = this.view ? "lost" : "joining";
      this.tries += 1;
      setTimeout(() => this.join(), Math.min(250 * 2 ** this.tries, 5000) * (0.75 + Math.random() / 2));
    };
  }

  leave(): void {
    this.left = true;
    if (this.showing) clearTimeout(this.showing);
    this.socket?.close();
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "moved":
      case "undone":
        this.queue.push(message);
        if (!this.showing) this.show();
        break;
      case "welcome": {
        this.tries = 0;
        this.connection = "live";
        this.queue = [];
        this.info = message.table;
        this.askPrinted();
        this.seatNumber = message.seat;
        this.view = message.view;
        this.moment = message.moment;
        this.log = message.log;
        this.chat = message.chat;
        this.undoable = message.undo;
        this.again = message.table.rematch;
        this.restoreSketch(message.sketch);
        // A move whose answer was lost is sent again; the server makes it once.
        for (const asked of this.unanswered.values()) this.send(asked);
        this.waiting = this.unanswered.size > 0;
        break;
      }
      case "refused":
        if (message.id) this.unanswered.delete(message.id);
        this.waiting = this.unanswered.size > 0;
        this.refusal = message;
        break;
      case "seats":
        if (this.info) this.info = { ...this.info, seats: message.seats };
        if (message.view) this.view = message.view;
        break;
      case "said":
        this.chat = [...this.chat, message];
        break;
      case "odds":
        this.odds = message;
        break;
      case "forecast":
        this.forecast = message;
        break;
      case "because":
        this.because = message;
        break;
      case "sketched":
        this.restoreSketch(message.placements);
        break;
      case "again":
        this.again = message.table;
        break;
      case "ended":
        this.info = message.table;
        break;
    }
  }

  /** Show what came in one after the other, at the pace the player likes. */
  private show(): void {
    const message = this.queue.shift();
    this.showing = null;
    if (!message) return;
    this.take(message);
    const bot = message.type === "moved" && message.entries.some((entry) => entry.bot);
    const pause = bot && this.queue.length < 30 ? PACE[settings.pace] : 0;
    if (this.queue.length > 0 || pause > 0) this.showing = setTimeout(() => this.show(), this.queue.length > 0 ? pause : 0);
  }

  private take(message: Moved | Undone): void {
    const before = this.view?.decision ?? null;
    this.fresh = changes(this.view, message.view);
    this.view = message.view;
    this.moment = message.moment;
    this.undoable = message.undo;
    if (message.type === "moved") this.log = [...this.log, ...message.entries];
    else if (message.taken_back !== null) this.log = this.log.map((entry) => (entry.moment === message.taken_back ? { ...entry, undone: true } : entry));
    if (message.id && this.unanswered.delete(message.id)) this.waiting = this.unanswered.size > 0;
    const decision = message.view.decision;
    if (decision?.kind !== before?.kind || message.seat === this.seatNumber) {
      this.picked = null;
      this.opened = null;
    }
    if (decision?.kind === "plan" && before?.kind !== "plan") this.sketch.clear();
    if (decision && !before && settings.sound) chime();
  }

  private restoreSketch(codes: number[]): void {
    const fits = [
      [false, this.view?.fits],
      [true, this.view?.fits_stored],
    ] as const;
    const placements: Placement[] = [];
    for (const code of codes) {
      for (const [stored, by] of fits) {
        for (const [follower, spaces] of Object.entries(by ?? {})) {
          for (const [space, each] of Object.entries(spaces)) if (each === code) placements.push({ follower, space, stored });
        }
      }
    }
    this.sketch.placements = this.planning ? placements : [];
  }
}

/** The names of the things that look different in a new view, so that they can glow. */
export function changes(before: TableView | null, after: TableView): Set<string> {
  const names = new Set<string>();
  if (!before || before.players.length !== after.players.length) return names;
  for (const [index, player] of after.players.entries()) {
    const earlier = before.players[index]!;
    if (earlier.score !== player.score || earlier.coins !== player.coins) names.add(`player:${player.name}`);
    for (const [track, step] of Object.entries(player.tracks)) if (earlier.tracks[track] !== step) names.add(`track:${track}`);
    if (earlier.development !== player.development) names.add("track:development");
    if (earlier.town !== player.town) names.add(`town:${player.town}`);
    for (const station of player.stations) if (!earlier.stations.includes(station)) names.add(`town:${station}`);
  }
  for (const [index, deed] of after.deeds.entries()) {
    if (JSON.stringify(before.deeds[index]?.free) !== JSON.stringify(deed.free)) names.add(`deed:${deed.name}`);
  }
  return names;
}
