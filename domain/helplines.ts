import { fullNameOfDay, shortNameOfDay } from "./dayNames.ts";
import { isLocalDate, type LocalDate } from "./days.ts";

/** A phone number as the help page shows it. */
export interface Helpline {
  name: string;
  /** As people write it, such as "+44 1632 960 000". */
  number: string;
  /** A number for text messages. */
  text?: string | undefined;
  /** The URL of a chat page. */
  chat?: string | undefined;
  /** Its audience and languages. */
  about?: string | undefined;
  /** Its opening hours. */
  hours?: string | undefined;
  /** True if calls are free. Left out if unknown. */
  free?: boolean | undefined;
  /** For an operator's own helpline: the day on which a person last confirmed it. */
  checked?: LocalDate | undefined;
  /** For a shipped helpline: its own site, and the day on which a list's compiler saw the number there. */
  listed?: { site: string; date: LocalDate } | undefined;
  /** The day on which the operator opened that site. */
  seen?: LocalDate | undefined;
}

export type EmergencyNumber = Pick<Helpline, "name" | "number" | "about" | "checked">;

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

/** Where a number was seen, on which day, and who saw it if not us. */
export interface Source {
  address: string;
  date: LocalDate;
  by?: string;
}

/** The link that calls a number. */
export function callAddress(number: string): string {
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replaceAll(/\D/g, "")}`;
}

/** The link that opens a text message to a number. */
export function textAddress(number: string): string {
  return callAddress(number).replace("tel:", "sms:");
}

/** A sentence on who confirmed a helpline's number, where and when. */
export function standingOf({ checked, listed, seen }: Helpline): string | undefined {
  if (checked) return `Checked on ${fullNameOfDay(checked)}`;
  if (!listed) return undefined;
  if (seen) return `Seen on ${listed.site} by the people who run this server, on ${shortNameOfDay(seen)}.`;
  return `From ${listed.site}, as noted by others on ${shortNameOfDay(listed.date)}. Not called by us.`;
}

/** A country's helplines without its emergency numbers. */
export function linesOf({ talk, young, violence }: CountryHelp): Helpline[] {
  return [...talk, young, violence].filter((line) => line !== undefined);
}

/** The helplines that nobody has confirmed for that many months. */
export function outdatedLines(help: readonly CountryHelp[], today: LocalDate, months = 18): string[] {
  return help.flatMap((each) =>
    [...(each.emergency ?? []), ...linesOf(each)].flatMap((line: Helpline) => {
      const date = line.checked ?? line.seen ?? line.listed?.date;
      if (!date || monthsAfter(date, months) >= today) return [];
      return [`${each.country}: ${line.name}, last ${line.checked ? "checked" : "seen"} on ${date}`];
    }),
  );
}

/**
 * The problems with the sources of shipped helplines, as sentences. A helpline needs two sources on different hosts. One
 * is its own site, noted within 12 months before `readOn`, unless a regulator assigned its number.
 */
export function sourceProblems(
  help: readonly CountryHelp[],
  sourcesOf: Readonly<Record<string, readonly Source[]>>,
  regulated: readonly string[],
  readOn: LocalDate,
): string[] {
  return help.flatMap((each) =>
    linesOf(each).flatMap(({ name, number, listed }) => {
      const sources = sourcesOf[`${each.country} ${number}`] ?? [];
      const own = sources.find(({ address }) => listed && isOf(listed.site, address));
      return [
        new Set(sources.map(({ address }) => hostOf(address))).size < 2 && "it was not seen on two sites",
        !sources.every(({ date }) => isLocalDate(date)) && "a source has no date",
        !own && !regulated.includes(number) && "none of its sources is its own site",
        own &&
          !regulated.includes(number) &&
          monthsAfter(own.date, 12) < readOn &&
          "its own site was read too long ago",
        own?.date !== listed?.date && "it was noted on another day",
      ]
        .filter((problem) => typeof problem === "string")
        .map((problem) => `${each.country}: ${name}: ${problem}`);
    }),
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
