import { settings, type SettingName } from "./settings.ts";

/**
 * What somebody else can be to a person: connected with them, one of the two has asked for that, a stranger, or somebody
 * who has blocked them. People whom the person has blocked see nothing of them (docs/rules.md, What others see).
 */
export const relations = ["connected", "requested", "stranger", "blocker"] as const;

/** Whether somebody sees it: always, never, or by one of the person's settings. */
export type Sees = "yes" | "no" | `${"if" | "unless"} ${SettingName}`;

type Audience = Readonly<Record<(typeof relations)[number], Sees>>;

const nobody = { connected: "no", requested: "no", stranger: "no", blocker: "no" } as const;

const members = {
  connected: "yes",
  requested: "yes",
  stranger: "unless anonymousMode",
  blocker: "unless anonymousMode",
} as const satisfies Audience;

interface KeptFact {
  /** Its name within a list on the privacy page. */
  label: string;
  /**
   * The column of `User` that keeps it. `username` is not encrypted. `sealed` has the person's own key, which is open in
   * their own requests alone. `profile` has a key of the server's, and is all that others read. So a fact of `sealed` that
   * others see needs a copy in `profile`.
   */
  column: "username" | "sealed" | "profile";
}

/** `words` is the description for API callers. */
type Fact = KeptFact & ({ seenBy: typeof nobody } | { seenBy: Audience; words: string });

/**
 * What is known of a person, and who else sees it, in the order of the privacy page. Columns, GraphQL, REST and the page
 * follow from this table.
 */
export const facts = {
  firstName: { label: "first name", column: "sealed", seenBy: nobody },
  surname: { label: "surname", column: "sealed", seenBy: nobody },
  email: { label: "email", column: "sealed", seenBy: nobody },
  country: { label: "country", column: "sealed", seenBy: nobody },
  location: { label: "location", column: "sealed", seenBy: nobody },
  username: {
    label: "username",
    column: "username",
    seenBy: members,
    words: "The username, unique regardless of case.",
  },
  displayName: { label: "display name", column: "profile", seenBy: members, words: "The person's chosen name." },
  bio: { label: "bio", column: "profile", seenBy: members, words: "A short text about the person." },
  picture: {
    label: "picture",
    column: "profile",
    seenBy: { ...members, blocker: "no" },
    words: "Address of the person's picture, which needs a session. Null if there is no visible picture.",
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** A fact that somebody else sees. */
export type SeenFact = {
  [Name in FactName]: (typeof facts)[Name] extends { words: string } ? Name : never;
}[FactName];

/** A fact that others read from the column `profile`. */
export type ProfileFact = Exclude<SeenFact, "username">;

// Safe: TypeScript types Object.keys as string[].
export const factNames = Object.keys(facts) as FactName[];

export const seenFacts = factNames.filter(isSeen);

const profileFacts = seenFacts.filter((name): name is ProfileFact => name !== "username");

function isSeen(name: FactName): name is SeenFact {
  return "words" in facts[name];
}

/** The facts that a column of `User` keeps. */
export function factsIn(column: KeptFact["column"]): readonly FactName[] {
  return factNames.filter((name) => facts[name].column === column);
}

/** The result of `make` for each fact that others read from the profile, by its name. */
export function eachProfileFact<Made>(make: (name: ProfileFact) => Made): Record<ProfileFact, Made> {
  return Object.fromEntries(profileFacts.map((name) => [name, make(name)])) as Record<ProfileFact, Made>;
}

/** For API callers of the person's own fact: whether others see it. */
export function whoElseSees(name: FactName): string {
  return isSeen(name) ? "which other people may see" : "never shown to other people";
}

/** The same for people to read, without a capital letter. */
export function seesInWords(sees: Sees): string {
  if (sees === "yes" || sees === "no") return sees;
  const { when, setting } = conditionIn(sees);
  return `${when} ${settings[setting].label} is on`;
}

/** The setting that decides, and whether it must be on (`if`) or off (`unless`). */
export function conditionIn(sees: Exclude<Sees, "yes" | "no">): { when: "if" | "unless"; setting: SettingName } {
  // Safe: `Sees` has exactly these two words.
  const [when, setting] = sees.split(" ") as ["if" | "unless", SettingName];
  return { when, setting };
}

/** The rows of the privacy page: facts that the same people see, and whether connections and other members do. */
export function factsByAudience(): [facts: string, connections: string, others: string][] {
  const rows = new Map(factNames.map((name) => [cellsOf(name).join(), cellsOf(name)]));
  return [...rows].map(([audience, cells]) => {
    const names = factNames.filter((name) => cellsOf(name).join() === audience);
    return [capitalized(names.map((name) => facts[name].label).join(", ")), ...cells];
  });
}

function cellsOf(name: FactName): [connections: string, others: string] {
  const { connected, stranger } = facts[name].seenBy;
  return [capitalized(seesInWords(connected)), capitalized(seesInWords(stranger))];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
