// A table that this browser has joined, whatever is played there: the live socket, the newest view, the log, the chat, what changed.
import { SEAT } from "./colours";
import type {
  Advice,
  Because,
  CathedralPrinted,
  CathedralTableView,
  Fact,
  ForecastIs,
  FromPage,
  Lead,
  LessonIs,
  Moved,
  Named,
  OddsAre,
  OutlookView,
  Pinged,
  Printed,
  Said,
  Seat,
  StoriesPrinted,
  StoriesTableView,
  TableInfo,
  TableView,
  Undone,
  Welcome,
} from "../generated/messages";
import { satDown } from "./arrivals";
import { PACE, READING, settings } from "./settings.svelte";
import { call, forgetSeat, olderSteps, told, type Trouble } from "./api";
import { Line, REPLACED, type Heard, type Seen } from "./line";
import { Logbook, STEPS } from "./logbook.svelte";
import { doneIn, keepLesson } from "../lessons/kept";
import { openingOf } from "./opening";
import { chime, gong } from "./sound";
import { type Asked, Unanswered } from "./unanswered";
import { knowFigures, say } from "./words.svelte";

export type AnyView = TableView | CathedralTableView | StoriesTableView;
export type AnyPrinted = Printed | CathedralPrinted | StoriesPrinted;
type Connection = "joining" | "live" | "lost" | "closed";

export interface Ping extends Pinged {
  number: number;
}

/** How long one sees where somebody points, in milliseconds. */
const POINTING = 4000;

export abstract class Joined<View extends AnyView = AnyView, Sheet extends AnyPrinted = AnyPrinted> {
  connection = $state<Connection>("joining");
  token = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  printed = $state.raw<Sheet | null>(null);
  seatNumber = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  moment = $state(0);
  readonly log = new Logbook((before, most) => olderSteps(this.path, this.token, before, most));
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Trouble | null>(null);
  /** The thing that was pressed in vain, and whose it is. */
  protected tried = $state.raw<{ name: string; owner: string | null } | null>(null);
  picked = $state<string | null>(null);
  opened = $state<string | null>(null); // a target that stands for several moves
  fresh = $state.raw<Set<string>>(new Set());
  explained = $state<string | null>(null);
  undoable = $state(false);
  waiting = $state(false);
  odds = $state.raw<OddsAre | null>(null);
  protected foreseen = $state.raw<{ of: View; things: Record<string, OutlookView>[] } | null>(null);
  private foreseeing: { id: string; of: View } | null = null;
  forecast = $state.raw<ForecastIs | null>(null);
  because = $state.raw<Because | null>(null);
  /** The kinds of decision whose answers nobody else may see until they are done. */
  hides = $state.raw<string[]>([]);
  /** What each move of my decision leads to, in their order. */
  leads = $state.raw<Lead[]>([]);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false); // a bot is thinking about it
  pings = $state.raw<Ping[]>([]);
  again = $state<string | null>(null); // the table of the rematch
  arrived = $state(""); // who has sat down while the game goes on
  /** Do several people sit at this screen? Then each of them is spoken to by name. */
  shared = $state(false);
  /** The step that a lesson has come to; null at any other table. */
  lesson = $state.raw<LessonIs | null>(null);
  /** What the round that has just begun brings, as long as it is shown; null otherwise. */
  opening = $state.raw<Fact[] | null>(null);

  /** How the table looked after my last move. */
  private known: View | null = null;
  private readonly line: Line;
  private queue: (Seen<Moved> | Seen<Undone>)[] = [];
  private showing: ReturnType<typeof setTimeout> | null = null;
  private pointed = 0;
  protected unanswered = new Unanswered();

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.token = token;
    this.line = new Line(this.path, {
      hello: () =>
        this.learns
          ? { type: "learn", name: settings.name || say("guest"), done: doneIn(id) }
          : { type: "hello", token: this.token, moment: this.log.upTo, steps: STEPS },
      receive: (message) => this.receive(message),
      lost: () => (this.connection = this.view ? "lost" : "joining"),
      closed: (code) => this.sentAway(code === REPLACED),
    });
  }

  /** Is this a lesson? Its id has the game in it: orleans/first. */
  get learns(): boolean {
    return this.id.includes("/");
  }

  private get path(): string {
    return this.learns ? `/lessons/${this.id}` : `/tables/${encodeURIComponent(this.id)}`;
  }

  // ---- what a game adds

  /** The names of the things that look different in a new view, so that they can glow. */
  protected abstract changes(before: View | null, after: View): Set<string>;

  /** What a game keeps of its own when the page comes to the table. */
  protected came(_welcome: Welcome): void {
    return;
  }

  /** Another decision is to be made than before. */
  protected turned(_before: View["decision"], _now: View["decision"]): void {
    return;
  }

  protected sketched(_placements: Named[]): void {
    return;
  }

  // ---- what there is

  get me(): View["players"][number] | null {
    return this.seatNumber === null ? null : (this.view?.players[this.seatNumber] ?? null);
  }

  /** The name of my seat. */
  get seat(): string | null {
    return this.me?.name ?? null;
  }

  /** May I hand out the seats? Who made the table may, with a seat at it or without one. */
  get host(): boolean {
    return this.seatNumber === null ? this.token !== null : this.seats[this.seatNumber]?.host === true;
  }

  get seats(): Seat[] {
    return this.info?.seats ?? [];
  }

  colour(name: string): string {
    const colour = this.seats.find((seat) => seat.name === name)?.colour ?? "";
    return SEAT[colour]?.fill ?? "var(--tech-edge)";
  }

  pattern(name: string): string {
    const colour = this.seats.find((seat) => seat.name === name)?.colour ?? "";
    return SEAT[colour]?.pattern ?? "solid";
  }

  private askPrinted(): void {
    if (this.printed) return;
    void call<Sheet>("GET", `${this.path}/printed`, undefined, this.token ?? undefined)
      .then((printed) => {
        const sheet: AnyPrinted = printed;
        if ("named" in sheet) knowFigures(sheet.figures, sheet.named);
        this.printed = printed;
      })
      .catch(() => setTimeout(() => this.askPrinted(), 1000));
  }

  /** The moment of my last move that stands; null when there is none yet. */
  get myLast(): number | null {
    return this.log.lastOf(this.seatNumber)?.moment ?? null;
  }

  /** Who comes back sees what happened since their last move: it glows as if they had stayed. */
  private catchUp(): void {
    this.known = this.view;
    const last = this.seatNumber === null ? null : this.myLast;
    if (last === null || last === this.moment || this.learns) return;
    void call<{ view: View }>("GET", `/tables/${this.id}/moments/${last}`, undefined, this.token ?? undefined)
      .then((answer) => {
        if (this.myLast !== last || !this.view) return; // I have moved meanwhile
        this.known = answer.view;
        this.fresh = this.changes(this.known, this.view);
      })
      .catch(() => undefined); // without it the table is as it is, and nothing glows
  }

  /** What things would do for each seat as a view stands, by their names; nothing until the server has said it. */
  protected foresee(view: View, moment: number): Record<string, OutlookView>[] {
    if (this.foreseen?.of === view) return this.foreseen.things;
    if (this.foreseeing?.of !== view) {
      this.foreseeing = { id: crypto.randomUUID(), of: view };
      this.send({ type: "foresee", id: this.foreseeing.id, moment });
    }
    return [];
  }

  protected ask(message: Asked): void {
    this.unanswered.set(message.id, message);
    this.waiting = true;
    this.picked = null;
    this.opened = null;
    this.refusal = this.tried = null;
    this.send(message);
  }

  protected send(message: FromPage): void {
    this.line.send(message);
  }

  // ---- coming and going

  join(): void {
    this.line.open();
  }

  /** Look from another of my seats; what is on the table stays in view meanwhile. */
  sit(token: string): void {
    if (token === this.token) return;
    this.leave();
    this.token = token;
    this.log.upTo = 0; // the other seat's last move may be older than what this one was told
    this.picked = this.opened = this.refusal = this.odds = this.because = this.advice = null;
    this.unanswered.clear();
    this.waiting = false;
    this.join();
  }

  leave(): void {
    if (this.showing) clearTimeout(this.showing);
    this.showing = null;
    this.line.close();
  }

  /** Coming again is of no use. A link that is not good any more is forgotten; one to a table that cannot be played just now is not. */
  private sentAway(replaced: boolean): void {
    if (replaced) this.refusal = null;
    if (this.token && (replaced || this.refusal?.code === "unknown-token")) forgetSeat(this.token);
    this.connection = "closed";
  }

  private receive(message: Heard): void {
    switch (message.type) {
      case "moved":
      case "undone":
        this.queue.push(message);
        // Nobody waits for the answer to a move of their own; but what a new round brings is read first.
        if (message.id && this.unanswered.has(message.id) && !this.opening) this.skip();
        else if (!this.showing) this.show();
        break;
      case "welcome": {
        this.line.steady();
        this.connection = "live";
        this.queue = [];
        this.info = message.table;
        this.askPrinted();
        this.seatNumber = message.seat;
        this.view = message.view as View;
        this.leads = message.leads;
        this.hides = message.hides;
        this.moment = message.moment;
        this.log.come(message.log, message.moment);
        this.chat = message.chat;
        this.undoable = message.undo;
        this.again = message.table.rematch;
        if (!this.known) this.catchUp();
        this.came(message);
        // What has lost its answer is sent again; the server does it once.
        for (const asked of this.unanswered.values()) this.send(asked);
        this.waiting = this.unanswered.awaited;
        break;
      }
      case "refused":
        this.waiting = this.unanswered.without(message.id);
        this.refusal = told(message);
        this.advising = false;
        break;
      case "seats":
        this.greet(satDown(this.seats, message.seats));
        if (this.info)
          this.info = { ...this.info, seats: message.seats, chat_open: message.chat_open, public: message.public };
        if (message.view) this.view = message.view as View;
        break;
      case "said":
        this.unanswered.without(message.id);
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "odds":
        this.odds = message;
        break;
      case "foreseen":
        if (message.id === this.foreseeing?.id) this.foreseen = { of: this.foreseeing.of, things: message.things };
        break;
      case "forecast":
        this.forecast = message;
        break;
      case "because":
        this.because = message;
        break;
      case "advice":
        this.advice = message.moment === this.moment ? message : null;
        this.advising = false;
        break;
      case "pinged": {
        const number = (this.pointed += 1);
        this.pings = [...this.pings.filter((ping) => ping.seat !== message.seat), { ...message, number }];
        setTimeout(() => (this.pings = this.pings.filter((ping) => ping.number !== number)), POINTING);
        break;
      }
      case "sketched":
        this.sketched(message.placements);
        break;
      case "again":
        this.again = message.table;
        break;
      case "ended":
        this.info = message.table;
        break;
      case "lesson":
        this.lesson = message;
        keepLesson(this.id, message);
        break;
    }
  }

  /** Somebody has sat down: those who are here are told. */
  private greet(names: string[]): void {
    if (names.length === 0) return;
    this.arrived = names.map((seat) => say("sat-down", { seat })).join(" ");
    if (settings.sound) chime();
  }

  /** Show what came in one after the other, at the pace the player likes: what a bot did, and what a new round brings. */
  private show(): void {
    const message = this.queue.shift();
    this.showing = null;
    this.opening = null;
    if (!message) return;
    this.take(message);
    const entries = message.type === "moved" ? message.entries : [];
    this.opening = READING[settings.pace] > 0 ? openingOf(entries) : null;
    const bot = entries.some((entry) => entry.bot) && this.queue.length < 30;
    const pause = this.opening ? READING[settings.pace] : bot ? PACE[settings.pace] : 0;
    if (this.queue.length > 0 || pause > 0) this.showing = setTimeout(() => this.show(), pause);
  }

  /** Show at once everything that waits to be shown. */
  skip(): void {
    if (this.showing) clearTimeout(this.showing);
    this.showing = null;
    this.opening = null;
    for (const message of this.queue.splice(0)) this.take(message);
  }

  private take(message: Seen<Moved> | Seen<Undone>): void {
    const view = (message.view ?? this.view) as View;
    const before = this.view?.decision ?? null;
    // What others did since my last move glows until I move again.
    if (message.seat === this.seatNumber || !this.known) this.known = view;
    this.fresh = this.changes(this.known, view);
    this.view = view;
    this.leads = message.leads;
    this.advice = null;
    this.advising = false;
    if (message.seat === this.seatNumber) this.because = null; // who moves has read it
    this.moment = message.moment;
    this.undoable = message.undo;
    if (message.type === "moved") this.log.add(message.entries, message.moment);
    else this.log.takeBack(message.taken_back, message.moment);
    if (message.id && this.unanswered.delete(message.id)) this.waiting = this.unanswered.awaited;
    const decision = view.decision;
    if (decision?.kind !== before?.kind || message.seat === this.seatNumber) {
      this.picked = null;
      this.opened = null;
    }
    this.turned(before, decision);
    // One sound at a time: that it is my turn matters more.
    if (settings.sound && decision && !before) chime();
    else if (settings.rounds && message.type === "moved" && openingOf(message.entries)) gong();
  }
}
