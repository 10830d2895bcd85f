import { fullNameOfDay, shortNameOfDay } from "./dayNames.ts";
import { isLocalDate, type LocalDate } from "./days.ts";

/** A service that listens, as the help page shows it. It has a number, a number for text messages or a chat. */
export interface Helpline {
  name: string;
  /** The number to call, as people write it, such as "+44 1632 960 000". */
  number?: string | undefined;
  /** A number for text messages. */
  text?: string | undefined;
  /** The URL of a chat page. */
  chat?: string | undefined;
  /** Its audience and languages, a word to send, and whether people wait. */
  about?: string | undefined;
  /** Its opening hours. */
  hours?: string | undefined;
  /** True if calls or text messages are free. Left out if unknown. */
  free?: boolean | undefined;
  /** For an operator's own helpline: the day on which a person last confirmed it. */
  checked?: LocalDate | undefined;
  /** For a shipped helpline: a site that had its number, if possible its own, and the day of it. */
  listed?: { site: string; date: LocalDate } | undefined;
  /** The day on which the operator opened that site. */
  seen?: LocalDate | undefined;
}

export interface EmergencyNumber extends Pick<Helpline, "name" | "about" | "checked"> {
  number: string;
}

export interface CountryHelp {
  /** A name from content/countries.ts. */
  country: string;
  emergency?: readonly EmergencyNumber[] | undefined;
  /** For anybody who needs somebody to talk to. */
  talk: readonly Helpline[];
  /** For children and young people. */
  young?: Helpline | undefined;
  /** For people who are hurt or threatened at home. */
  violence?: Helpline | undefined;
}

/** What a source can say about a helpline. */
export type Fact = "number" | "text" | "chat" | "hours" | "free" | "about";

/** Where facts about a helpline were read, and on which day. */
export interface Source {
  address: string;
  date: LocalDate;
  shows: readonly Fact[];
  /** The address of the list whose compiler read it there. Left out if it was read for this list. */
  by?: string;
}

/** A public page with emergency numbers, by country. */
export interface EmergencySource {
  address: string;
  date: LocalDate;
  numbers: Readonly<Record<string, readonly string[]>>;
  by?: string;
}

/** A sentence about where numbers come from, and the places and days that it lists. */
export interface Origin {
  words: string;
  numbers: readonly string[];
}

/** The link that calls a number. */
export function callAddress(number: string): string {
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replaceAll(/\D/g, "")}`;
}

/** The link that opens a text message to a number. */
export function textAddress(number: string): string {
  return callAddress(number).replace("tel:", "sms:");
}

/** The number or address that tells a helpline from the others of its country. */
export function contactOf({ name, number, text, chat }: Helpline): string {
  return number ?? text ?? chat ?? name;
}

/** Where a country's numbers come from: who saw or checked them, where and when. */
export function originsOf(help: CountryHelp): Origin[] {
  const emergency: readonly Helpline[] = help.emergency ?? [];
  const lines = linesOf(help);
  const checked = [...emergency, ...lines].flatMap((line) => origin(line, line.checked && fullNameOfDay(line.checked)));
  const seen = lines.flatMap((line) => origin(line, line.seen && siteAndDay(line, line.seen)));
  const noted = lines.flatMap((line) => origin(line, line.seen ? undefined : siteAndDay(line, line.listed?.date)));
  const hasPublic = emergency.some((number) => !number.checked);

  return [
    ...originIf(
      checked.length > 0,
      `The people who run this server checked ${checked.length === 1 ? "this number" : "these numbers"}:`,
      checked,
    ),
    ...originIf(
      seen.length > 0,
      `The people who run this server saw ${seen.length === 1 ? "this number on this site" : "these numbers on these sites"}:`,
      seen,
    ),
    ...originIf(
      noted.length > 0,
      noted.length === 1 ? "This number was on this site:" : "These numbers were on these sites:",
      noted,
    ),
    ...originIf(hasPublic, "The emergency numbers are from public lists."),
    ...originIf(
      hasPublic || seen.length + noted.length > 0,
      "Nobody at Kindling has called these numbers, and they may have changed since.",
    ),
  ];
}

/** A country's helplines without its emergency numbers. */
export function linesOf({ talk, young, violence }: CountryHelp): Helpline[] {
  return [...talk, young, violence].filter((line) => line !== undefined);
}

/**
 * The helplines that nobody has confirmed for that many months. A shipped helpline counts from `readOn` if that is later
 * than the day on which its number was noted.
 */
export function outdatedLines(help: readonly CountryHelp[], today: LocalDate, months = 18, readOn = ""): string[] {
  return help.flatMap((each) =>
    [...(each.emergency ?? []), ...linesOf(each)].flatMap((line: Helpline) => {
      const date = line.checked ?? line.seen ?? line.listed?.date;
      const since = line.checked || line.seen || !date || date > readOn ? date : readOn;
      if (!date || !since || monthsAfter(since, months) >= today) return [];
      return [`${each.country}: ${line.name}, last ${line.checked ? "checked" : "seen"} on ${date}`];
    }),
  );
}

/**
 * The problems with the sources of shipped helplines, as sentences. The number needs two sources in different places,
 * read by different people. Its text, chat, hours and cost need one source each. `listed` names one that has the number.
 * How old a source is makes no problem: outdatedLines finds the old ones.
 */
export function sourceProblems(
  help: readonly CountryHelp[],
  sourcesOf: Readonly<Record<string, readonly Source[]>>,
): string[] {
  return help.flatMap((each) =>
    linesOf(each).flatMap((line) => {
      const { name, listed } = line;
      const sources = sourcesOf[`${each.country} ${contactOf(line)}`] ?? [];
      const contact = proven.find((fact) => line[fact] !== undefined) ?? "number";
      const withContact = sources.filter(({ shows }) => shows.includes(contact));
      const unproven = proven.filter(
        (fact) => line[fact] !== undefined && !sources.some(({ shows }) => shows.includes(fact)),
      );
      return [
        !withContact.some((one) => withContact.some((other) => areIndependent(one, other))) &&
          "its number was not seen in two places by two people",
        ...unproven.map((fact) => `no source shows its ${fact}`),
        !sources.every(({ date }) => isLocalDate(date)) && "a source has no date",
        !withContact.some(({ address, date }) => listed && isOf(listed.site, address) && date === listed.date) &&
          "no source with its number is of the site and day that the page names",
      ]
        .filter((problem) => typeof problem === "string")
        .map((problem) => `${each.country}: ${name}: ${problem}`);
    }),
  );
}

const proven = ["number", "text", "chat", "hours", "free"] as const satisfies readonly Fact[];

/** The shipped emergency numbers that no source names, as sentences. */
export function emergencyProblems(help: readonly CountryHelp[], sources: readonly EmergencySource[]): string[] {
  return help.flatMap(({ country, emergency = [] }) =>
    emergency
      .filter(
        ({ number }) => !sources.some(({ numbers, date }) => isLocalDate(date) && numbers[country]?.includes(number)),
      )
      .map(({ number }) => `${country}: ${number}: no source shows it as an emergency number`),
  );
}

/** The helplines with the days on which the operator opened the sites of each country. */
export function withSeen(
  help: readonly CountryHelp[],
  seen: Readonly<Record<string, LocalDate | undefined>>,
): readonly CountryHelp[] {
  return help.map((each) => {
    const day = seen[each.country];
    if (day === undefined) return each;
    const { talk, young, violence } = each;
    const seenOn = (line: Helpline) => ({ ...line, seen: day });
    return {
      ...each,
      talk: talk.map(seenOn),
      ...(young && { young: seenOn(young) }),
      ...(violence && { violence: seenOn(violence) }),
    };
  });
}

function origin({ name }: Helpline, where: string | undefined): string[] {
  return where ? [`${name}: ${where}`] : [];
}

function originIf(applies: boolean, words: string, numbers: readonly string[] = []): Origin[] {
  return applies ? [{ words, numbers }] : [];
}

function siteAndDay({ listed }: Helpline, day: LocalDate | undefined): string | undefined {
  return listed && day && `${listed.site}, ${shortNameOfDay(day)}`;
}

/** True if two sources are in different places and were read by different people. */
function areIndependent(one: Source, other: Source): boolean {
  return (
    placeOf(one.address) !== placeOf(other.address) &&
    placeOf(one.by ?? one.address) !== placeOf(other.by ?? other.address)
  );
}

/** The site of an address. On GitHub each owner is a place of its own. */
function placeOf(address: string): string {
  const host = hostOf(address);
  return host === "github.com" ? `${host}/${new URL(address).pathname.split("/")[1]}` : host;
}

function isOf(site: string, address: string): boolean {
  const host = hostOf(address);
  return host === site || host.endsWith(`.${site}`);
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}

/** In calendar months. The 31st may carry over into the next month. */
function monthsAfter(day: LocalDate, months: number): LocalDate {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}
