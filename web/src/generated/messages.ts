// What server and page say to each other. Made by `python tools/typescript.py` from src/cenabum/server; not to be changed by hand.

/**
 * The first message: who I am (None watches), and the last moment I know: the log comes from there on.
 *
 * With `steps` only so many of its last steps come, but all since my last move. At the `door` I am told who sits here, no more.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  moment?: number;
  steps?: number | null;
  door?: boolean;
}

/** Make a move. `moment` is what the page had seen; it is for the reader of logs and refuses nothing. */
export interface Play {
  type: "play";
  id: string;
  move: Named;
  moment?: number;
}

/** A move as page and server write it to each other: its kind, and its arguments by name. */
export interface Named {
  kind: string;
  arguments: Record<string, string>;
}

/** Ask why a move may not be made: the answer is a refusal, or none when it may. Nothing is ever done. */
export interface Try {
  type: "try";
  id: string;
  move: Named;
}

/** The whole plan and its end at once, all or nothing; it replaces what `play` has placed in this plan. */
export interface Plan {
  type: "plan";
  id: string;
  placements: Named[];
}

/** The unfinished plan, kept for this seat only; whether it is legal is seen when it is done. */
export interface Sketch {
  type: "sketch";
  placements: Named[];
}

/** Take my last move back. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** What are the odds of my next draw, once these placements are made? */
export interface Odds {
  type: "odds";
  id: string;
  placements?: Named[];
}

/** What would the things of the table do, as it stands at this moment? */
export interface Foresee {
  type: "foresee";
  id: string;
  moment: number;
}

/** How would the game end from here, as bots see it? */
export interface Forecast {
  type: "forecast";
  id: string;
}

/** Why did the bot make the move of this moment? */
export interface Why {
  type: "why";
  id: string;
  moment: number;
}

/** How many seconds bots wait before they move at this table. */
export interface SetPace {
  type: "pace";
  id: string;
  seconds: number;
}

/** Point at a thing on the table; everybody sees it for a moment, and nothing is kept. */
export interface Ping {
  type: "ping";
  thing: string;
}

/** What would the strongest bot do in my place now? Not answered where other people play against me. */
export interface Advise {
  type: "advise";
  id: string;
}

/** The first message at a lesson: my name, and what I have done in it so far. It is taken as far as it goes. */
export interface Learn {
  type: "learn";
  name: string;
  done?: (Named | null)[];
}

/** I have read this step. */
export interface Next {
  type: "next";
  id: string;
}

/** Do this step for me. */
export interface Skip {
  type: "skip";
  id: string;
}

/** To the beginning of this step, or to the step before; the answer is a `welcome`. */
export interface Back {
  type: "back";
  id: string;
}

/**
 * The answer to `hello`; and told again to all when a table that has waited begins its game.
 *
 * `plan` is what `play` has placed in the unfinished plan; `undo` says whether I may take back.
 * `leads` says of every move in `view.decision.moves` what it leads to; it is empty while I plan.
 * `hides` are the kinds of decision whose answers nobody else sees until they are done.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  moment: number;
  view: TableView | StoriesTableView | CathedralTableView;
  undo: boolean;
  plan: Named[];
  sketch: Named[];
  chat: Said[];
  log: LogEntry[];
  leads: Lead[];
  hides: string[];
}

/**
 * What everyone may know of a table.
 *
 * `seed_hash` is sha256 of nonce, a line feed, and the seed, in hexadecimal; nonce and seed are told after the end. `seeded_from` is
 * the moment from which the seed makes the draws: 0, or where an uploaded record was gone on with. `seed_chosen` says that the host
 * chose the seed, and so may know what will be drawn. `chat_open` is false when the host has closed the chat. `waiting` says
 * that the game has not begun: people are sitting down, and what the table shows is not what it will be. `corrections` are left
 * out (None) in lists of tables.
 */
export interface TableInfo {
  table: string;
  game: string;
  settings: Record<string, string>;
  seats: Seat[];
  public: boolean;
  created: number;
  updated: number;
  moment: number;
  round: number;
  over: boolean;
  pace: number;
  seed_hash: string;
  seeded_from: number;
  seed_chosen: boolean;
  nonce: string | null;
  seed: string | null;
  corrections: Record<string, unknown> | null;
  result: Settled | null;
  rematch: string | null;
  rematch_of: string | null;
  chat_open: boolean;
  waiting: boolean;
}

/** A seat as everyone sees it. A person's seat with a `bot` is played by that bot until the person takes it back. */
export interface Seat {
  seat: number;
  name: string;
  colour: "black" | "blue" | "green" | "purple" | "red" | "yellow";
  kind: "bot" | "open" | "person";
  bot: string | null;
  host: boolean;
  here: boolean;
  deciding: boolean;
}

/** How a game ended: points by source for each player, in order of seats, and who won. */
export interface Settled {
  names: string[];
  scores: number[];
  points: (Record<string, number>)[];
  winners: number[];
}

/** The table as one seat sees it. Players are named as at the table, in order of seats. */
export interface TableView {
  game: "orleans";
  settings: Record<string, string>;
  seat: string | null;
  round: number;
  rounds: number;
  phase: string;
  start_player: string;
  turn: string | null;
  event: EventView;
  hour_glass: StackView[];
  supply: SupplyView;
  gone: GoneView;
  tracks: Record<string, TrackView>;
  citizens: string[];
  deeds: DeedView[];
  connections: ConnectionView[];
  towns: TownView[];
  players: PlayerView[];
  over: boolean;
  winners: string[];
  decision: DecisionView | null;
  fits: Record<string, string[]>;
  fits_stored: Record<string, string[]>;
  board: string;
  orders: OrdersView | null;
  bribe: BribeView | null;
  brasserie: Record<string, number>;
}

/** The event of the round; its letter is empty for the start tile and in the 2014 edition. */
export interface EventView {
  name: string;
  letter: string;
  value: number;
  clock: boolean;
}

/** A stack of hour-glass tiles that are still to come, in unknown order. */
export interface StackView {
  letter: string;
  left: number;
  tiles: Record<string, number>;
}

/** What can still be had; coins are None when they never run out. */
export interface SupplyView {
  followers: Record<string, number>;
  goods: Record<string, number>;
  technology: number;
  coins: number | null;
  tiles: Record<string, string[]>;
}

/** What has left the game: goods at set-up, excluded tiles, losses under torture. */
export interface GoneView {
  followers: Record<string, number>;
  goods: Record<string, number>;
  technology: number;
  tiles: string[];
}

/** A track: its last step, and the step of every player. */
export interface TrackView {
  end: number;
  steps: Record<string, number>;
}

/**
 * A beneficial deed: its spaces in all and the free ones, the reward for each follower, whether its citizen is there.
 *
 * On a board of Trade & Intrigue it may be a character. The kind "any" is a space for everybody.
 */
export interface DeedView {
  name: string;
  spaces: Record<string, number>;
  free: Record<string, number>;
  coins: number;
  development: number;
  citizen: boolean;
  steps: number;
  citizens: number;
  last_coins: number;
  last_steps: number;
  last_citizens: number;
  closed: boolean;
  goods: DeedGoodView[];
  technology: number;
  sent: Record<string, number>;
}

/** A space of a new deed with a good on it; the good is None when the market had none. */
export interface DeedGoodView {
  follower: string;
  good: string | null;
  free: boolean;
}

/** A connection and the goods that lie on it, one name for each piece. */
export interface ConnectionView {
  name: string;
  kind: string;
  between: [string, string];
  goods: string[];
}

/** A town: whose trading stations and whose merchants are there. */
export interface TownView {
  name: string;
  stations: string[];
  merchants: string[];
}

/** A player. Followers are counted by kind; a kind of which there is none is left out. */
export interface PlayerView {
  name: string;
  coins: number;
  goods: Record<string, number>;
  tracks: Record<string, number>;
  development: number;
  status: number;
  citizens: number;
  stations: string[];
  stations_left: number;
  town: string;
  technology: TechnologyView;
  places: PlaceView[];
  bag: Record<string, number>;
  market: Record<string, number>;
  stored: Record<string, number>;
  drawn: Record<string, number>;
  draws: number;
  deciding: string | null;
  passed: boolean;
  plan_done: boolean;
  planned: string[];
  recalled: string[];
  recalls: number;
  points: Record<string, number>;
  score: number;
  stopped: string[];
}

/** A player's technology: in hand and free, in hand and only for a farmer's space, and the spaces on which it lies. */
export interface TechnologyView {
  free: number;
  first: number;
  placed: string[];
}

/** A place of a player: of the "board", or a place tile of category "I" or "II". */
export interface PlaceView {
  name: string;
  category: string;
  activated: boolean;
  spaces: SpaceView[];
}

/** An action space: the follower it asks for ("any" for every kind), and what stands on it, "technology" or a follower. */
export interface SpaceView {
  name: string;
  wants: string;
  holds: string | null;
}

/** What is wanted of the viewing seat: the kind of decision, how many there are of it, and what it is about. */
export interface DecisionView {
  kind: string;
  number: number;
  arguments: Record<string, string>;
  moves: Move[];
}

/** One move: its kind and named arguments, and the thing of the table that it is about. It prints as its notation. */
export interface Move {
  kind: string;
  arguments: Record<string, string>;
  notation: string;
  about: string;
}

/** The open orders, how many are in the pile, and the fulfilled ones of every player. */
export interface OrdersView {
  open: OrderView[];
  pile: number;
  fulfilled: Record<string, OrderView[]>;
}

/** An order card. */
export interface OrderView {
  town: string;
  goods: Record<string, number>;
  points: number;
}

/** A bargain: whose character threatens whom with what, and what is offered. `answer`: the offer is made, an answer is due. */
export interface BribeView {
  character: string;
  by: string;
  target: string;
  about: Record<string, string>;
  coins: number;
  goods: Record<string, number>;
  answer: boolean;
  waiting: string[];
}

/** The table as one seat sees it. Players are named as at the table, in order of seats. */
export interface StoriesTableView {
  game: "stories";
  story: string;
  settings: Record<string, string>;
  seat: string | null;
  round: number;
  phase: string;
  era: string;
  season: string | null;
  start_player: string;
  turn: string | null;
  areas: StoriesAreaView[];
  deeds: StoriesDeedView[];
  market: StoriesMarketView;
  fame_spaces: Record<string, string>;
  fame_end: number;
  hunger_over: boolean;
  plague_over: boolean;
  lifted: string[];
  players: StoriesPlayerView[];
  over: boolean;
  winners: string[];
  decision: DecisionView | null;
  fits: Record<string, string[]>;
}

/** An area of the map: its terrain, whether a village is built, and what stands there. */
export interface StoriesAreaView {
  name: string;
  terrain: string;
  village: boolean;
  church: boolean;
  fortress: string | null;
  settlers: string[];
  loire: boolean;
}

/** A beneficial deed that lies open: what its free spaces take. */
export interface StoriesDeedView {
  name: string;
  board: string;
  side: string;
  free: Record<string, number>;
}

/** The marketplace, and the place tiles by category. */
export interface StoriesMarketView {
  followers: Record<string, number>;
  goods: Record<string, number>;
  technology: number;
  tiles: Record<string, string[]>;
  churches: number;
  box: Record<string, number>;
}

/** A player. Things are counted by kind; a kind of which there is none is left out. */
export interface StoriesPlayerView {
  name: string;
  era: string;
  coins: number;
  goods: Record<string, number>;
  fame: number;
  areas: number;
  villages: number;
  churches: number;
  settlers: string[];
  settlers_left: number;
  settlers_aside: number;
  settlers_lost: number;
  fortresses: string[];
  fortresses_left: number;
  technology: number;
  technology_on: string[];
  places: StoriesPlaceView[];
  bag: Record<string, number>;
  green: Record<string, number>;
  portal: string[];
  fair: string[];
  drawn: Record<string, number>;
  draws: number;
  tasks: StoriesTaskView[];
  citizens: number;
  church_built: boolean;
  tasks_done: boolean;
  riches: number;
  may_advance: boolean;
  needs: StoriesNeedView[];
  round_brings: Record<string, number>;
  control: Record<string, number>;
  favorites: number;
  missed: number;
  standing: string | null;
  out: string | null;
  deciding: string | null;
  passed: boolean;
  plan_done: boolean;
  planned: string[];
  points: Record<string, number>;
  score: number;
}

/** A place of a player: of the board, a base place tile, or a place tile of category I, II or III. */
export interface StoriesPlaceView {
  name: string;
  category: string;
  activated: boolean;
  spaces: StoriesSpaceView[];
  goods: Record<string, number>;
  now: Wording[];
  closed: Wording | null;
}

/** An action space: the follower it asks for, and what stands on it. */
export interface StoriesSpaceView {
  name: string;
  wants: string;
  holds: string | null;
}

/**
 * Words to be said in the language of whoever reads them.
 *
 * Either a `message` with its `values`, or `parts` in a row, whose `joint` is "and", "or" or "then"; else nothing is said. A value is
 * a number, a name of the engine (its key is the domain, as in moves and facts), or other words.
 */
export interface Wording {
  message: string;
  values: Record<string, number | string | Wording>;
  parts: Wording[];
  joint: string;
}

/** A task of sending: what is still missing, and whether it counts now. */
export interface StoriesTaskView {
  name: string;
  free: Record<string, number>;
  open: boolean;
}

/**
 * Something the next era (The First Kingdom) or the king (The King's Favor) asks of a player.
 *
 * `name` is areas, villages, fortresses, churches, citizens, food, coins, deed (a parcel on the portal that an open deed other than
 * Alchemy takes), once (already advanced in this round), tournament_grounds, castle, or a task of sending, counted in spaces.
 */
export interface StoriesNeedView {
  name: string;
  have: number;
  wanted: number;
  met: boolean;
  paid: boolean;
  costs: number;
  forgivable: boolean;
}

/** The table as one seat sees it. Players are named as at the table, in order of seats. */
export interface CathedralTableView {
  game: "cathedral";
  settings: Record<string, string>;
  seat: string | null;
  round: number;
  rounds: number;
  turn: string | null;
  drawn: string | null;
  sections: number;
  sections_needed: number;
  actions: CathedralActionView[];
  bags: Record<string, CathedralBagView>;
  monks: number;
  rosettes: number;
  gone: Record<string, number>;
  places: CathedralPlaceView[];
  routes: CathedralRouteView[];
  hour_glass: CathedralOrderView | null;
  hour_glasses_left: number;
  order: CathedralEventView | null;
  events_left: number;
  events_seen: Record<string, number>;
  blueprints_left: number;
  blueprints_seen: Record<string, number>;
  knapsack: number;
  players: CathedralPlayerView[];
  over: boolean;
  won: boolean;
  winners: string[];
  decision: DecisionView | null;
}

/** An action of the town, in the red or the blue area; the Bell Tower is in none. */
export interface CathedralActionView {
  name: string;
  does: string;
  area: string;
  spaces: CathedralSpaceView[];
  idle: Wording[];
}

/** A space of the town: the followers it shows ("any" alone for every kind), and who stands on it. */
export interface CathedralSpaceView {
  name: string;
  takes: string[];
  holds: string | null;
}

/** A bag: how many pieces it holds, and with the memory aid which. */
export interface CathedralBagView {
  left: number;
  holds: Record<string, number> | null;
}

/** A place of the map: whose builders stand there, and the workshop if it has one. */
export interface CathedralPlaceView {
  name: string;
  builders: string[];
  workshop: CathedralOrderView | null;
}

/** A workshop or hour-glass tile: what it asks for, what lies on it, what it still lacks, and what it gives. */
export interface CathedralOrderView {
  name: string;
  order: string[];
  delivered: string[];
  missing: string[];
  reward: string[];
  done: boolean;
}

/** A route, "land" or "river", and what lies on it. */
export interface CathedralRouteView {
  name: string;
  kind: string;
  between: [string, string];
  item: string | null;
}

/** An order of an event; the place is empty where the order names none. */
export interface CathedralEventView {
  name: string;
  place: string;
  number: number;
}

/** A player: where the builder stands, and what is in the knapsack, one name for each piece. */
export interface CathedralPlayerView {
  name: string;
  place: string;
  knapsack: string[];
  full: boolean;
  deciding: string | null;
  points: Record<string, number>;
  score: number;
}

/** A line of chat. */
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  id: string | null;
}

/**
 * One step of the game: a move with what followed, the taking back of one, or (moment 0) the set-up.
 *
 * `taken_back` is the moment of the move that this step took back; `undone` says that this move was taken back later.
 */
export interface LogEntry {
  moment: number;
  at: number;
  seat: number | null;
  move: Move | null;
  facts: Fact[];
  taken_back: number | null;
  undone: boolean;
  bot: string | null;
}

/** What happened: the kind, whose doing, and its numbers and names by domain (`docs/record.md`). */
export interface Fact {
  kind: string;
  seat: string | null;
  values: Record<string, string | number>;
}

/** What a choice leads to, as the log will tell it; `draws` says that something is drawn then, so the rest is not known. */
export interface Lead {
  facts: Fact[];
  draws: boolean;
}

/**
 * Somebody has moved; a finished plan is one message with several entries. `change` is what is new in my view (`changes.py`).
 *
 * `private` are placements of my own unfinished plan: they are no moment, and nobody else is told. `id` answers my own message;
 * entries are empty when it had been answered before.
 */
export interface Moved {
  type: "moved";
  moment: number;
  seat: number;
  entries: LogEntry[];
  change: unknown;
  undo: boolean;
  leads: Lead[];
  private: boolean;
  id: string | null;
}

/** Somebody has taken back the move of moment `taken_back` (None: a placement of my own unfinished plan). */
export interface Undone {
  type: "undone";
  moment: number;
  seat: number;
  taken_back: number | null;
  change: unknown;
  undo: boolean;
  leads: Lead[];
  id: string | null;
}

/** Nothing has changed. The fields are those of `Problem`. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string;
  why: Record<string, string>;
  hint: Record<string, string>;
  detail: string;
}

/** The seats, who is here, who is deciding, whether people may chat; with what a new name has changed in the view. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  pace: number;
  chat_open: boolean;
  public: boolean;
  change: unknown;
}

/** The odds of drawing `number` followers; each place: that it can be completed with them. */
export interface OddsAre {
  type: "odds";
  id: string;
  number: number;
  at_least_one: Record<string, number>;
  expected: Record<string, number>;
  places: Record<string, number>;
}

/** For each seat, what its things would do and what is in the way, by their names: `place:ship`, `track:farmer`, `event`. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  things: (Record<string, OutlookView>)[];
}

/** The same on its way to a page. */
export interface OutlookView {
  now: Wording[];
  lacks: Wording[];
  closed: boolean;
}

/** Points by source at the end, on average over games that bots play on from what this seat knows. */
export interface ForecastIs {
  type: "forecast";
  id: string;
  games: number;
  points: (Record<string, number>)[];
  wins: number[];
}

/** The reason a bot gave; empty when it gave none. */
export interface Because {
  type: "because";
  id: string;
  moment: number;
  why: Record<string, string>;
}

/** Somebody points at a thing on the table. */
export interface Pinged {
  type: "pinged";
  seat: number;
  thing: string;
}

/**
 * What a bot would do at this moment in my place, and its reason; no move when it has none.
 *
 * While planning, `plan` has all placements that are left to make; `move` is the first of them. `topics` is what the reason is
 * about, for who wants to choose alone; empty where it names none.
 */
export interface Advice {
  type: "advice";
  id: string;
  moment: number;
  move: Move | null;
  why: Record<string, string>;
  plan: Move[];
  topics: Record<string, string>;
}

/** My sketch as another of my devices has drawn it. */
export interface Sketched {
  type: "sketched";
  placements: Named[];
}

/** There is a rematch; `POST /api/tables/{id}/rematch` with my token gives me my seat there. */
export interface Again {
  type: "again";
  table: string;
}

/** The game is over: seed and result are in the table's info now. */
export interface Ended {
  type: "ended";
  table: TableInfo;
}

/** The answer to a `hello` at the door, and told again when the game begins. After it, only `seats` come, without views. */
export interface AtDoor {
  type: "door";
  table: TableInfo;
  seat: number | null;
}

/**
 * The step that a lesson has come to: what is said, the things that are pointed at, whether it is only to be read.
 *
 * `number` counts from 0; at the end it is `steps`. `done` is for `learn`, when I come back.
 */
export interface LessonIs {
  type: "lesson";
  number: number;
  steps: number;
  says: Record<string, string>;
  points: string[];
  reads: boolean;
  over: boolean;
  done: (Named | null)[];
}

/** The lessons of all games, each game's in their order. */
export interface LessonsAre {
  lessons: LessonInfo[];
}

/** A lesson: its game with the settings, its name, how many steps it has, its title and what one learns, in every language. */
export interface LessonInfo {
  game: string;
  name: string;
  settings: Record<string, string>;
  steps: number;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** Everything printed that a page draws. */
export interface Printed {
  game: "orleans";
  places: Record<string, PrintedPlace>;
  tracks: Record<string, PrintedStep[]>;
  development: PrintedStep[];
  towns: Record<string, PrintedTown>;
  goods_values: Record<string, number>;
  deeds: Record<string, Record<string, number>>;
  deed_words: Record<string, Wording>;
  event_words: Record<string, Record<string, Wording>>;
  market: number;
  uncertain: number;
  orders: Record<string, PrintedOrder>;
  board: Record<string, PrintedDeed>;
  events: Record<string, string[]>;
  food: string[];
  harvest_penalty: number;
  food_first: boolean;
  farmer_technology: number;
  reconstructed: string[];
}

/** A place on the player board or on a tile. */
export interface PrintedPlace {
  category: string;
  spaces: string[];
  certain: boolean;
  effect: PrintedEffect;
}

/**
 * What the action of a place does, as it is said, and what a page shows of it.
 *
 * `sends`: neutral followers go from there to deeds, one by one. `reveals`: something is drawn, so it cannot be taken back.
 * `stands_in` says which kind may stand on the spaces of which others.
 */
export interface PrintedEffect {
  words: Wording;
  sends: boolean;
  reveals: boolean;
  stands_in: Record<string, string[]>;
}

/** One space of a track and what it brings, in `words` too. */
export interface PrintedStep {
  words: Wording;
  good: string;
  coins: number;
  points: number;
  draws: number;
  technology: boolean;
  tile: string;
  status: number;
  citizen: string;
}

/** Where a town lies, in degrees. */
export interface PrintedTown {
  east: number;
  north: number;
}

/** An order card; its name is that of the town. */
export interface PrintedOrder {
  goods: string[];
  points: number;
}

/** A deed or character of a board of Trade & Intrigue: what each space asks for, and the good that lies on it at set-up. */
export interface PrintedDeed {
  spaces: string[];
  goods: string[];
  covered: boolean;
  closed: boolean;
  tax: number;
}

/** Everything printed that a page draws. */
export interface StoriesPrinted {
  game: "stories";
  places: Record<string, StoriesPrintedPlace>;
  areas: Record<string, StoriesPrintedArea>;
  radius: number;
  loire: number[][];
  deeds: Record<string, StoriesPrintedDeed>;
  tasks: Record<string, string[]>;
  goods_values: Record<string, number>;
  food: string[];
  terrain_goods: Record<string, string>;
  rewards: Record<string, Wording>;
  green: number;
  portal: number;
  tower: number;
  fame_start: number;
  fame_end: number;
  fame_spaces: number[];
  fame_words: Record<string, Wording>;
  fame_about: Record<string, Wording>;
  fame_coins: Record<string, number>;
  tournament_grounds: number | null;
  eras: Record<string, StoriesPrintedEra>;
  control: Record<string, number[]>;
  goal: StoriesPrintedGoal | null;
  seasons: Record<string, Wording>;
  scoring: Record<string, number>;
  figures: Record<string, number>;
  named: Record<string, string[]>;
  uncertain: number;
  reconstructed: string[];
}

/** A place on the player board or on a tile. */
export interface StoriesPrintedPlace {
  category: string;
  spaces: string[];
  goods: Record<string, number>;
  recruits: string[];
  certain: boolean;
  words: Wording;
  about: Wording;
}

/** Where an area lies in the drawing of the map, and its neighbours. */
export interface StoriesPrintedArea {
  x: number;
  y: number;
  zone: string;
  loire: boolean;
  adjacent: string[];
}

/** A side of a deed board: each space with what it pays. */
export interface StoriesPrintedDeed {
  name: string;
  board: string;
  side: string;
  spaces: string[];
  coins: number[];
  fame: number[];
  words: Wording;
  about: Wording;
}

/** One page of a story booklet. */
export interface StoriesPrintedEra {
  draw: number;
  categories: number;
  fame: Record<string, number>;
  settlers: number;
  places: string[];
  forbidden: string[];
  bonus: string;
  bonus_words: Wording;
  bonus_hurts: boolean;
  bonus_lifted: Wording;
  first_citizen: boolean;
  advance: StoriesPrintedAdvance | null;
  objectives: StoriesPrintedObjectives | null;
  supply: Record<string, number>;
}

/** What leaving an era of The First Kingdom takes besides a tile for a deed. */
export interface StoriesPrintedAdvance {
  areas: number;
  citizens: number;
  food_per_settler: number;
  coins_per_village: number;
  coins: number;
  harbor: boolean;
}

/** What the king asks for in an era of The King's Favor. */
export interface StoriesPrintedObjectives {
  areas: number;
  villages: number;
  fortresses: number;
  churches: number;
  tile: string;
  task: string;
}

/** What The First Kingdom asks for besides the tasks of sending. */
export interface StoriesPrintedGoal {
  citizens: number;
  riches: number;
  protected: string;
  peace: string;
}

/** Everything printed that a page draws. */
export interface CathedralPrinted {
  game: "cathedral";
  width: number;
  height: number;
  start: string;
  places: Record<string, CathedralPrintedPlace>;
  routes: Record<string, CathedralPrintedRoute>;
  actions: Record<string, CathedralPrintedAction>;
  workshops: Record<string, CathedralPrintedOrder>;
  hour_glasses: Record<string, CathedralPrintedOrder>;
  blueprints: Record<string, number>;
  events: Record<string, CathedralPrintedEvent>;
  sections: number;
  rounds: number;
  knapsack: number;
  uncertain: number;
  reconstructed: string[];
}

/** A place of the map, on a sheet of 1000 by 800 with y downwards. */
export interface CathedralPrintedPlace {
  x: number;
  y: number;
  workshop: boolean;
}

/** A route: its ends, its kind, what lies on it at set-up ("good", "rosette", "nothing"), and where on the sheet. */
export interface CathedralPrintedRoute {
  between: [string, string];
  kind: string;
  item: string;
  x: number;
  y: number;
}

/** An action of the town: what it does, its area, and what each of its spaces shows. */
export interface CathedralPrintedAction {
  does: string;
  area: string;
  spaces: Record<string, string[]>;
  words: Wording;
}

/** A workshop or hour-glass tile. */
export interface CathedralPrintedOrder {
  order: string[];
  reward: string[];
}

/** A kind of event tile; `asks` is empty for a gift. */
export interface CathedralPrintedEvent {
  count: number;
  asks: CathedralEventView | null;
  words: Wording;
}

/** Points over the rounds. */
export interface ScoresAre {
  rounds: RoundScores[];
}

/** The points of every seat when a round began (and, last, at the end). */
export interface RoundScores {
  round: number;
  scores: number[];
}

/** What every seat drew from its bag, in order of seats; empty where the bags are no player's. */
export interface LuckIs {
  seats: KindLuck[][];
}

/** A kind of follower: how often it was drawn, how often it was to be expected, and how far off one usually is. */
export interface KindLuck {
  kind: string;
  drawn: number;
  expected: number;
  usual: number;
}

/** The words that packages from outside bring to a game, in a language: Fluent messages. */
export interface WordsInfo {
  game: string;
  language: string;
  messages: string;
}

/** Why nothing was done. `rule` is the id of a rule, if one says so; `detail` tells a program what could not be read. */
export interface Problem {
  code: string;
  rule: string;
  why: Record<string, string>;
  hint: Record<string, string>;
  detail: string;
}

/** A table has been made: the tokens of my seats by number. `host` may hand seats to bots, open them, and close the chat. */
export interface Created {
  table: string;
  tokens: Record<string, string>;
  host: string;
}

/** A seat is mine: its token. */
export interface Taken {
  table: string;
  seat: number;
  token: string;
}

/** My tables, the latest first; tokens that are no longer good. */
export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

/** One of my tables. `seat` is None for the host without a seat; `mine` says that I have to decide something. */
export interface MyTable {
  token: string;
  seat: number | null;
  mine: boolean;
  table: TableInfo;
}

/** Tables anyone may join or watch, the latest first. */
export interface PublicTables {
  tables: TableInfo[];
}

/** What can be played here. */
export interface Games {
  games: GameInfo[];
  colours: ("black" | "blue" | "green" | "purple" | "red" | "yellow")[];
  languages: string[];
  version: string;
}

/** A game that can be played here; `minutes` is roughly how long it takes, 0 when it does not say. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  settings: SettingInfo[];
  bots: BotInfo[];
  sources: string[];
  minutes: number;
}

/**
 * A choice at set-up; the first value is the default. One that `needs` another can leave it only if that one does.
 *
 * A `module` adds parts: those of an expansion of ours, which is named, or those of another package. `instead` names another setting,
 * a value of it, and the default where it has that value.
 */
export interface SettingInfo {
  name: string;
  values: string[];
  help: string;
  needs: string;
  module: boolean;
  expansion: string;
  instead: string[];
}

/** A bot in a game, with the end of the message that tells how it plays, or its own words; `usual` where nobody chooses. */
export interface BotInfo {
  name: string;
  description: string;
  told_as: string;
  usual: boolean;
  rating: RatingInfo | null;
}

/** How strong a bot is, from so many games of the arena. In a cooperative game it has wins alone, with its like. */
export interface RatingInfo {
  rating: number | null;
  error: number | null;
  wins: number;
  games: number;
}

/** The table at a moment, for the caller's seat; `last` is the latest moment. */
export interface MomentIs {
  moment: number;
  last: number;
  entry: LogEntry;
  view: TableView | StoriesTableView | CathedralTableView;
}

/** All steps so far. */
export interface Log {
  moment: number;
  entries: LogEntry[];
}

/** The rulebook of a game in a language. */
export interface RulebookInfo {
  game: string;
  language: string;
  chapters: ChapterInfo[];
  rules: RuleInfo[];
}

/** A chapter of the rulebook. */
export interface ChapterInfo {
  id: string;
  title: string;
}

/** A rule in one language. */
export interface RuleInfo {
  id: string;
  kind: string;
  chapter: string;
  editions: string[];
  title: string;
  text: string;
  example: string;
  why: string;
}

/** What is printed on the components, as a tree; and the paths that are not certain. */
export interface FiguresInfo {
  game: string;
  figures: Record<string, unknown>;
  uncertain: Record<string, string>;
}

/** The server is up; `writing` says whether its file takes moves. */
export interface Health {
  version: string;
  writing: boolean;
  tables: number;
  sockets: number;
}

/** What their hash is, whether it is the table's, and how to check it without us. */
export interface SeedChecked {
  seed_hash: string;
  agrees: boolean;
  how: string;
}

/** A table to be made. One with open seats may wait with its game until people sit there (`StartTable`). */
export interface NewTable {
  seats: NewSeat[];
  game?: string;
  settings?: Record<string, string>;
  seed?: string | null;
  public?: boolean;
  pace?: number;
  corrections?: Record<string, unknown>;
  waiting?: boolean;
}

/** A seat of a new table: "me", "open", or a bot such as "bot:greedy". */
export interface NewSeat {
  who: string;
  name?: string | null;
  colour?: "black" | "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** The game may begin. On the seats that nobody took sits this bot; with `fewer` they are left out of the game. */
export interface StartTable {
  bot?: string | null;
  fewer?: boolean;
}

/** A record to go on with, at its end or after `at` decisions; `seats` as for a new table, by default as recorded. */
export interface Uploaded {
  record: string;
  at?: number | null;
  seats?: NewSeat[] | null;
  public?: boolean;
  pace?: number;
}

/** Who sits down. */
export interface TakeSeat {
  name: string;
  colour?: "black" | "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** The bot that plays for a seat from now on, or None: its person again. */
export interface HandSeat {
  bot: string | null;
}

/** May people chat at this table? */
export interface SetChat {
  open: boolean;
}

/** May everyone find this table? */
export interface SetPublic {
  public: boolean;
}

/** The tokens this browser keeps. */
export interface MyTokens {
  tokens: string[];
}

/** A seed and nonce to be compared with a hash. */
export interface SeedCheck {
  nonce: string;
  seed: string;
}

export type FromPage =
  | Hello
  | Play
  | Try
  | Plan
  | Sketch
  | Undo
  | Chat
  | Odds
  | Foresee
  | Forecast
  | Why
  | SetPace
  | Ping
  | Advise
  | Learn
  | Next
  | Skip
  | Back;

export type FromServer =
  | Welcome
  | Moved
  | Undone
  | Refused
  | Seats
  | Said
  | OddsAre
  | Foreseen
  | ForecastIs
  | Because
  | Pinged
  | Advice
  | Sketched
  | Again
  | Ended
  | AtDoor
  | LessonIs;
