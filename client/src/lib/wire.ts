// Made from the server's structs by scripts/wire.py. Do not edit.

export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name?: string;
  readonly colour?: string;
}

export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat: number;
}

export interface PutBot {
  readonly type: "put-bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly seat: number;
}

export interface Change {
  readonly type: "change";
  readonly id: string;
  readonly setup: Setup;
}

export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly public: boolean;
  readonly hot_seat: boolean;
  readonly free_text: boolean;
  readonly watching: boolean;
  readonly replay: "all" | "players";
  readonly clock: Clock;
}

export interface Clock {
  readonly kind: "days" | "live" | "none";
  readonly move: number;
  readonly bank: number;
  readonly lot: number;
}

export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly seat: number;
  readonly ready?: boolean;
  readonly commitment?: string | null;
}

export interface Open {
  readonly type: "open";
  readonly id: string;
  readonly seat: number;
  readonly entropy: string;
}

export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seat: number;
  readonly action: number;
  readonly last: number;
}

export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
}

export interface Propose {
  readonly type: "propose";
  readonly id: string;
  readonly seat: number;
  readonly what: "back" | "clock" | "end";
  readonly ply?: number;
  readonly clock?: Clock | null;
}

export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly seat: number;
  readonly yes: boolean;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly phrase?: string;
  readonly text?: string;
}

export interface Note {
  readonly type: "note";
  readonly id: string;
  readonly seat: number;
  readonly anchor: string;
  readonly text: string;
}

export interface Bargain {
  readonly type: "promise";
  readonly id: string;
  readonly seat: number;
  readonly data: Readonly<Record<string, number | string>>;
}

export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly seat: number;
}

export interface Return {
  readonly type: "return";
  readonly id: string;
  readonly seat: number;
}

export interface Offer {
  readonly type: "offer";
  readonly id: string;
  readonly seat: number;
}

export interface Close {
  readonly type: "close";
  readonly id: string;
}

export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

export interface Resync {
  readonly type: "resync";
  readonly last: number;
}

export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly last: number;
  readonly now: number;
  readonly table: TableInfo | null;
  readonly match: MatchInfo | null;
  readonly talk: readonly (Talk)[];
}

export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly owner: string;
  readonly setup: Setup;
  readonly status: "closed" | "opening" | "over" | "playing" | "waiting";
  readonly seats: readonly (SeatInfo)[];
  readonly commitment: string;
  readonly proposal: Proposal | null;
  readonly closes: number | null;
  readonly rematch: string;
  readonly result: readonly (readonly [number, number])[] | null;
  readonly ended: string;
}

export interface SeatInfo {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly person: string;
  readonly level: string;
  readonly colour: string;
  readonly ready: boolean;
  readonly steered: boolean;
  readonly resigned: boolean;
  readonly offered: boolean;
  readonly present: boolean;
}

export interface Proposal {
  readonly seat: number;
  readonly what: "back" | "clock" | "end";
  readonly ply: number;
  readonly clock: Clock | null;
  readonly yes: readonly (number)[];
  readonly wanted: readonly (number)[];
}

export interface MatchInfo {
  readonly ply: number;
  readonly due: readonly (number)[];
  readonly table_due: number | null;
  readonly clocks: readonly (SeatClock)[];
  readonly labels: Readonly<Record<string, string>>;
  readonly score: readonly (readonly [number, number])[];
  readonly looks: readonly (SeatLook)[];
  readonly rewound: number | null;
}

export interface SeatClock {
  readonly bank: number;
  readonly deadline: number | null;
}

export interface SeatLook {
  readonly seat: number;
  readonly view: unknown;
  readonly prompt: Message;
  readonly decisions: readonly (Decision)[];
  readonly refusals: readonly (Refusal)[];
  readonly undo_to: number | null;
  readonly events: readonly (Happened)[];
  readonly promises: readonly (Pledge)[];
  readonly promising: readonly (PledgeField)[];
}

export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, number | string | Message>>;
  readonly rule?: string;
}

export interface Decision {
  readonly action: number;
  readonly verb: string;
  readonly anchor: string;
  readonly text: Message;
  readonly facts?: readonly (Message)[];
  readonly warning?: Message | null;
}

export interface Refusal {
  readonly anchor: string;
  readonly why: Message;
}

export interface Happened {
  readonly entry: number;
  readonly ply: number;
  readonly event: string;
  readonly rule: string;
  readonly who: number;
  readonly args: Readonly<Record<string, number>>;
  readonly message: Message;
}

export interface Pledge {
  readonly number: number;
  readonly who: number;
  readonly to: number;
  readonly public: boolean;
  readonly standing: string;
  readonly text: Message;
  readonly terms: Readonly<Record<string, number | string>>;
}

export interface PledgeField {
  readonly name: string;
  readonly text: Message;
  readonly choices: readonly (PledgeChoice)[];
  readonly when: Readonly<Record<string, readonly (number | string)[]>>;
}

export interface PledgeChoice {
  readonly value: number | string;
  readonly text: Message;
}

export interface Talk {
  readonly entry: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly phrase: string;
  readonly text: string;
}

export interface Here {
  readonly type: "here";
  readonly people: readonly (string)[];
  readonly watchers: number;
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly entry: number;
  readonly data: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: readonly (Fault)[];
}

export interface Fault {
  readonly kind: string;
  readonly where: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface GameInfo {
  readonly meta: Meta;
  readonly levels: readonly (string)[];
  readonly ready: boolean;
  readonly percent: number;
}

export interface Meta {
  readonly name: string;
  readonly title: Readonly<Record<"en" | "ja", string>>;
  readonly designer: string;
  readonly year: number;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly rules_version: number;
  readonly rule_prefix: string;
  readonly switches: readonly (Switch)[];
}

export interface Switch {
  readonly name: string;
  readonly rule: string;
  readonly kind: Yes | Number | Numbers | Choice | Words | Files;
  readonly ruling: boolean;
}

export interface Yes {
  readonly type: "yes-no";
  readonly default: boolean;
}

export interface Number {
  readonly type: "number";
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

export interface Numbers {
  readonly type: "numbers";
  readonly default: readonly (number)[];
  readonly least: number;
  readonly most: number;
  readonly length: number;
  readonly suggested: readonly (number)[];
}

export interface Choice {
  readonly type: "choice";
  readonly words: readonly (string)[];
}

export interface Words {
  readonly type: "words";
  readonly default: readonly (string)[];
  readonly words: readonly (string)[];
  readonly least: number;
  readonly most: number;
}

export interface Files {
  readonly type: "files";
  readonly default: readonly (string)[];
  readonly words: readonly (string)[];
  readonly folder: string;
  readonly length: number;
}

export interface NewTable {
  readonly setup: Setup;
  readonly sit?: number | null;
  readonly bots?: Readonly<Record<string, string>>;
}

export interface Play {
  readonly game: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly level?: string;
}

export interface Fork {
  readonly ply: number;
  readonly luck?: "fresh" | "same";
}

export interface TableLine {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: string;
  readonly seats: readonly (SeatInfo)[];
  readonly created: number;
  readonly changed: number;
  readonly due: number | null;
  readonly mine: readonly (number)[];
  readonly rank: number | null;
  readonly points: number | null;
}

export interface Fairness {
  readonly table: string;
  readonly commitment: string;
  readonly seats: readonly (Readonly<Record<string, string>>)[];
  readonly secret: string;
  readonly draws: number;
}

export interface Step {
  readonly ply: number;
  readonly who: number;
  readonly verb: string;
  readonly args: Readonly<Record<string, number>>;
  readonly events: readonly (Happened)[];
  readonly view: unknown;
  readonly due: readonly (number)[];
  readonly score: readonly (readonly [number, number])[];
  readonly decisions: readonly (Decision)[];
  readonly picture: string;
}

export interface Replay {
  readonly game: string;
  readonly rules_version: number;
  readonly seats: readonly (string)[];
  readonly players: readonly (string)[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly plies: number;
  readonly since: number;
  readonly steps: readonly (Step)[];
  readonly drawing: string;
}

export interface NewGuest {
  readonly name: string;
  readonly language?: "en" | "ja";
}

export interface NewAccount {
  readonly login: string;
  readonly password: string;
}

export interface SignIn {
  readonly login: string;
  readonly password: string;
  readonly keep?: boolean;
}

export interface Recover {
  readonly login: string;
  readonly code: string;
  readonly password: string;
}

export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

export interface Move {
  readonly code: string;
  readonly keep?: boolean;
}

export interface Proof {
  readonly password?: string;
}

export interface MoveCode {
  readonly code: string;
  readonly until: number;
}

export interface Recovery {
  readonly login: string;
  readonly recovery: string;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly language: "en" | "ja";
  readonly colour: string;
  readonly shape: string;
  readonly login: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly created: number;
  readonly token: string;
  readonly recovery: string;
}

export interface Changes {
  readonly name?: string;
  readonly language?: "en" | "ja";
  readonly colour?: string;
  readonly shape?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Session {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface SavedSetup {
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
}

export interface NewSetup {
  readonly name: string;
  readonly setup: Setup;
}

export interface Blocked {
  readonly person: string;
  readonly name: string;
  readonly kind: "block" | "mute";
  readonly at: number;
}

export interface Block {
  readonly person: string;
  readonly kind?: "block" | "mute";
}

export interface Report {
  readonly about: string;
  readonly table: string;
  readonly text: string;
}

export interface Holiday {
  readonly first: string;
  readonly last: string;
}

export interface Rest {
  readonly days?: readonly (Holiday)[];
  readonly time_zone?: string;
}

export interface RestInfo {
  readonly rests: readonly (readonly [number, number])[];
  readonly left: number;
}

export interface GameRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly ranks: Readonly<Record<string, number>>;
  readonly with_people: number;
}

export interface PastMatch {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: number;
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
  readonly driven: number;
}

export interface Results {
  readonly games: readonly (GameRecord)[];
  readonly matches: readonly (PastMatch)[];
}

export interface Notice {
  readonly id: number;
  readonly kind: string;
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  readonly at: number;
  readonly until: number | null;
  readonly current: boolean;
}

export interface Notifying {
  readonly time_zone: string;
  readonly quiet_from: string;
  readonly quiet_until: string;
  readonly digest: number;
  readonly kinds: readonly ("over" | "turn" | "warning")[];
}

export interface NotifyingInfo {
  readonly notifying: Notifying;
  readonly mail: boolean;
}

export interface NewChannel {
  readonly kind: "feed" | "mail" | "webhook";
  readonly target?: string;
}

export interface ChangeChannel {
  readonly on: boolean;
}

export interface Channel {
  readonly id: string;
  readonly kind: "feed" | "mail" | "webhook";
  readonly target: string;
  readonly confirmed: boolean;
  readonly stopped: string;
  readonly told: number | null;
  readonly secret: string;
  readonly json: string;
  readonly atom: string;
}

export type FromClient =
  | Sit
  | Stand
  | PutBot
  | Remove
  | Change
  | Ready
  | Open
  | Act
  | Undo
  | Propose
  | Answer
  | Say
  | Note
  | Bargain
  | Resign
  | Return
  | Offer
  | Close
  | Rematch
  | Resync;

export type FromServer =
  | Update
  | Here
  | Done
  | Refused;
