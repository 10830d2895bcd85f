import { fullNameOfDay, shortNameOfDay } from "./dayNames.ts";
import { isLocalDate, type LocalDate } from "./days.ts";

/** A number to call, as the page of help shows it. */
export interface Helpline {
  name: string;
  /** As people write it, such as "+44 1632 960 000". */
  number: string;
  /** A number that takes text messages. */
  text?: string | undefined;
  /** The address of a page to write with somebody. */
  chat?: string | undefined;
  /** Whom it is for and in which languages. */
  about?: string | undefined;
  /** When somebody answers. */
  hours?: string | undefined;
  /** Whether calling costs nothing. Left out where it is not known. */
  free?: boolean | undefined;
  /** Of an operator's own line: the day on which a person last saw that it is right. */
  checked?: LocalDate | undefined;
  /** Of a line that comes with Kindling: its own site, and when others noted the number there. */
  noted?: { site: string; date: LocalDate } | undefined;
  /** The day on which somebody of the operator's opened that site. */
  seen?: LocalDate | undefined;
}

/** A number that brings help at once. */
export type EmergencyNumber = Pick<Helpline, "name" | "number" | "about" | "checked">;

/** What is known of a country. */
export interface CountryHelp {
  /** A name of content/countries.ts. */
  country: string;
  emergency?: readonly EmergencyNumber[] | undefined;
  /** For anybody who needs somebody to talk to. */
  talk: readonly Helpline[];
  /** For children and young people. */
  young?: Helpline | undefined;
  /** For people who are hurt or threatened at home. */
  violence?: Helpline | undefined;
}

/** Where a number was seen, on which day, and by whom if not by us. */
export interface Source {
  address: string;
  date: LocalDate;
  by?: string;
}

/** The address that calls a number. */
export function callAddress(number: string): string {
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replaceAll(/\D/g, "")}`;
}

/** The address that writes a text message to a number. */
export function textAddress(number: string): string {
  return callAddress(number).replace("tel:", "sms:");
}

/** What is true of a line: who saw the number, where and when. */
export function standingOf({ checked, noted, seen }: Helpline): string | undefined {
  if (checked) return `Checked on ${fullNameOfDay(checked)}`;
  if (!noted) return undefined;
  if (seen) return `Seen on ${noted.site} by the people who run this server, on ${shortNameOfDay(seen)}.`;
  return `From ${noted.site}, as noted by others on ${shortNameOfDay(noted.date)}. Not called by us.`;
}

/** The lines of a country but for its emergency numbers. */
export function linesOf({ talk, young, violence }: CountryHelp): Helpline[] {
  return [...talk, young, violence].filter((line) => line !== undefined);
}

/** The lines that nobody has looked at for so many months. */
export function outdatedLines(help: readonly CountryHelp[], today: LocalDate, months = 18): string[] {
  return help.flatMap((each) =>
    [...(each.emergency ?? []), ...linesOf(each)].flatMap((line: Helpline) => {
      const date = line.checked ?? line.seen ?? line.noted?.date;
      if (!date || monthsAfter(date, months) >= today) return [];
      return [`${each.country}: ${line.name}, last ${line.checked ? "checked" : "seen"} on ${date}`];
    }),
  );
}

/** What is wrong with the sources of lines that come with Kindling, in words. */
export function sourceProblems(
  help: readonly CountryHelp[],
  sourcesOf: Readonly<Record<string, readonly Source[]>>,
  regulated: readonly string[],
): string[] {
  return help.flatMap((each) =>
    linesOf(each).flatMap(({ name, number, noted }) => {
      const sources = sourcesOf[`${each.country} ${number}`] ?? [];
      const own = sources.find(({ address }) => noted && isOf(noted.site, address));
      return [
        new Set(sources.map(({ address }) => hostOf(address))).size < 2 && "it was not seen on two sites",
        !sources.every(({ date }) => isLocalDate(date)) && "a source has no date",
        !own && !regulated.includes(number) && "none of its sources is its own site",
        own?.date !== noted?.date && "it was noted on another day",
      ]
        .filter((problem) => problem !== false)
        .map((problem) => `${each.country}: ${name}: ${problem}`);
    }),
  );
}

/** The lines whose sites somebody opened, by country, with the day. */
export function withSeen(
  help: readonly CountryHelp[],
  seen: Readonly<Record<string, LocalDate | undefined>>,
): readonly CountryHelp[] {
  return help.map((each) => {
    const day = seen[each.country];
    return day === undefined ? each : { ...each, talk: each.talk.map((line) => ({ ...line, seen: day })) };
  });
}

function isOf(site: string, address: string): boolean {
  const host = hostOf(address);
  return host === site || host.endsWith(`.${site}`);
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}

/** In calendar months; the 31st may run over into the next. */
function monthsAfter(day: LocalDate, months: number): LocalDate {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}
