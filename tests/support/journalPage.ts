import userEvent from "@testing-library/user-event";
import { addDays, localDateOf } from "#domain/days.ts";
import { restDoor } from "./restDoor.ts";
import { granted, type MoodInput, type PageInput, type ActionInput } from "./door.ts";
import type { Person } from "./people.ts";
import { browserFetch, openProduct } from "./renderScreen.tsx";
import { screen, within } from "./screen.ts";
import { wireOver, type Wire } from "./wire.ts";

// Steps through Journal History in jsdom.

/** The zone of this device. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A wire for a person's browser. */
export function wireFor(somebody: Person): Wire {
  return wireOver(browserFetch(somebody));
}

/** Opens the product at Journal History. Returns the result of `openProduct`, and the wire. */
export async function openJournal(as: Person, path = "/journal", wire = wireFor(as)) {
  const opened = openProduct({ as, path, fetch: wire.fetch });
  await screen.findByRole("heading", { name: /^(?:Journal History|New Entry|Edit Entry)$/ });
  return { ...opened, wire };
}

/** Opens the journal and waits for an entry. */
export async function openJournalAt(name: string, as: Person, path?: string) {
  const opened = await openJournal(as, path);
  await screen.findByRole("heading", { name, level: 3 });
  return opened;
}

/** Noon of a day this many days ago, on this device. */
export function noon(daysAgo: number): string {
  const [year = 0, month = 1, day = 1] = addDays(localDateOf(new Date(), here), -daysAgo).split("-").map(Number);
  return new Date(year, month - 1, day, 12).toISOString();
}

/** On another device, in this device's zone. */
export async function log(as: Person, input: ActionInput = {}) {
  return granted(await restDoor({ as, zone: here }).logAction(input));
}

/** On another device, in this device's zone. */
export async function feel(as: Person, input: MoodInput = {}) {
  return granted(await restDoor({ as, zone: here }).saveMood(input));
}

/** On another device, in this device's zone. */
export async function write(as: Person, input: PageInput = {}) {
  return granted(await restDoor({ as, zone: here }).write(input));
}

/** The names of the visible entries, from the top. */
export function entries(): (string | null)[] {
  return screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
}

/** Queries within an entry. */
export function entry(name: string) {
  const card = screen.getByRole("heading", { name, level: 3 }).closest("li");
  if (!card) throw new Error(`${name} is in no list.`);
  return within(card);
}

/** The text of an entry on its card. */
export function wordsOf(name: string): string | null | undefined {
  return screen.getByRole("heading", { name, level: 3 }).closest("li")?.textContent;
}

/** Opens an entry's menu and chooses an action. */
export async function chooseFor(name: string, choice: "Edit" | "Delete") {
  await userEvent.click(screen.getByRole("button", { name: `Options: ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: choice }));
}

/** Opens an entry's editor. Returns its region. */
export async function edit(name: string): Promise<HTMLElement> {
  await chooseFor(name, "Edit");
  return screen.findByRole("region", { name: /^Edit \w+ Entry$/ });
}

/** Leaves the editor for the history. Its changes are kept. */
export async function closeEditor() {
  await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Close" }));
  await backInHistory();
}

/** Resolves when the history is on screen again. */
export async function backInHistory() {
  await screen.findByRole("heading", { name: "Journal History" });
}

/** A text field of the open editor. */
export function editedField(name: string) {
  return within(screen.getByRole("region", { name: /^Edit \w+ Entry$/ })).getByRole("textbox", { name });
}

export function saveChanges() {
  return screen.getByRole("button", { name: "Save Changes" });
}

/** Chooses a tab. */
export async function choose(tab: "All" | "Good" | "Learning" | "Moods") {
  await userEvent.click(screen.getByRole("tab", { name: tab }));
}
