import type { LocalDate } from "./days.ts";

/** A number to call, as the page of help shows it. */
export interface Helpline {
  name: string;
  /** As people write it, such as "+44 1632 960 000". */
  number: string;
  /** Whom it is for, in which languages, and when somebody answers. */
  about?: string | undefined;
  /** The day on which a person last saw that it is right. */
  checked: LocalDate;
}

/** What is known of a country. */
export interface CountryHelp<Line extends Helpline = Helpline> {
  /** A name of content/countries.ts. */
  country: string;
  emergency?: Line | undefined;
  /** For anybody who needs somebody to talk to. */
  talk: readonly Line[];
  /** For children and young people. */
  young?: Line | undefined;
  /** For whoever is hurt or threatened at home. */
  violence?: Line | undefined;
}

/** Where a number was seen. */
export interface Source {
  address: string;
  quote: string;
  date: LocalDate;
}

/** A line that comes with Kindling, with at least two public places that name its number, one of them its own. */
export interface SourcedHelpline extends Helpline {
  site: string;
  sources: readonly [Source, Source, ...Source[]];
}

/** The address that calls a number. */
export function callAddress(number: string): string {
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replaceAll(/\D/g, "")}`;
}

function linesOf<Line extends Helpline>({ emergency, talk, young, violence }: CountryHelp<Line>): Line[] {
  return [emergency, ...talk, young, violence].filter((line) => line !== undefined);
}

/** The lines that nobody has looked at for 18 months, which is too long to send anybody there. */
export function outdatedLines(help: readonly CountryHelp[], today: LocalDate): string[] {
  return help.flatMap((each) =>
    linesOf(each)
      .filter(({ checked }) => monthsAfter(checked, 18) < today)
      .map(({ name, checked }) => `${each.country}: ${name}, last checked on ${checked}`),
  );
}

/** What is wrong with the sources of lines that come with Kindling, in words. */
export function sourceProblems(help: readonly CountryHelp<SourcedHelpline>[]): string[] {
  return help.flatMap((each) =>
    linesOf(each).flatMap(({ name, number, checked, site, sources }) => {
      const digits = number.replaceAll(/\D/g, "");
      const isFresh = ({ date }: Source) => date <= checked && checked <= monthsAfter(date, 12);
      const hosts = new Set(sources.map(({ address }) => hostOf(address)));
      return [
        !hosts.has(hostOf(site)) && "none of its sources is its own site",
        hosts.size < 2 && "its sources are one and the same site",
        !sources.every(isFresh) && "a source is more than 12 months older than the check, or younger",
        !sources.every(({ quote }) => quote.replaceAll(/\D/g, "").includes(digits)) &&
          "a quote does not name the number",
      ]
        .filter((problem) => problem !== false)
        .map((problem) => `${each.country}: ${name}: ${problem}`);
    }),
  );
}

/**
 * The client's page with lines in it, in the place that client/index.html keeps for them: data, which no browser runs.
 * Throws Error for a page without that place.
 */
export function withHelplines(page: string, help: readonly CountryHelp[]): string {
  const place = /(<script type="application\/json" id="helplines">)[^<]*(?=<\/script>)/;
  if (!place.test(page)) throw new Error("The client's page has no place for helplines.");

  // Nobody on the page has a use for sources. Text that looks like a tag would end the script before its end.
  const json = JSON.stringify(help, (name, value: unknown) => (unshown.has(name) ? undefined : value));
  return page.replace(place, (_, start: string) => start + json.replaceAll("<", String.raw`\u003c`));
}

const unshown = new Set<keyof SourcedHelpline>(["site", "sources"]) as ReadonlySet<string>;

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
