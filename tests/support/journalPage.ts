import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, localDateOf } from "#domain/days.ts";
import { restDoor } from "./restDoor.ts";
import { granted, type MoodTelling, type PageTelling, type Telling } from "./door.ts";
import type { Person } from "./people.ts";
import { browserFetch, openProduct } from "./renderScreen.tsx";
import { wireOver, type Wire } from "./wire.ts";

// Journal History in jsdom, as a person goes through it.

/** The zone that this device is in. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A wire for somebody's browser to hang on. */
export function wireFor(somebody: Person): Wire {
  return wireOver(browserFetch(somebody));
}

/** Opens the product at Journal History. Gives what `openProduct` gives, and the wire it hangs on. */
export async function openJournal(as: Person, path = "/journal", wire = wireFor(as)) {
  const opened = openProduct({ as, path, fetch: wire.fetch });
  await screen.findByRole("heading", { name: "Journal History" });
  return { ...opened, wire };
}

/** Opens it and waits for an entry. */
export async function openJournalAt(name: string, as: Person, path?: string) {
  const opened = await openJournal(as, path);
  await screen.findByRole("heading", { name, level: 3 });
  return opened;
}

/** Noon of a day so many days ago, where this device is. */
export function noon(daysAgo: number): string {
  const [year = 0, month = 1, day = 1] = addDays(localDateOf(new Date(), here), -daysAgo).split("-").map(Number);
  return new Date(year, month - 1, day, 12).toISOString();
}

/** From another device, in this one's zone. */
export async function log(as: Person, telling: Telling = {}) {
  return granted(await restDoor({ as, zone: here }).logAction(telling));
}

/** From another device, in this one's zone. */
export async function feel(as: Person, telling: MoodTelling = {}) {
  return granted(await restDoor({ as, zone: here }).saveMood(telling));
}

/** From another device, in this one's zone. */
export async function write(as: Person, telling: PageTelling = {}) {
  return granted(await restDoor({ as, zone: here }).write(telling));
}

/** The names of the entries shown, from the top. */
export function entries(): (string | null)[] {
  return screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
}

/** What is shown of an entry. */
export function entry(name: string) {
  const card = screen.getByRole("heading", { name, level: 3 }).closest("li");
  if (!card) throw new Error(`${name} is in no list.`);
  return within(card);
}

/** The words of an entry, as they stand on its card. */
export function wordsOf(name: string): string | null | undefined {
  return screen.getByRole("heading", { name, level: 3 }).closest("li")?.textContent;
}

/** Opens the menu of an entry, and chooses from it. */
export async function chooseFor(name: string, choice: "Edit" | "Delete") {
  await userEvent.click(screen.getByRole("button", { name: `Options: ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: choice }));
}

/** Chooses a tab. */
export async function choose(tab: "All" | "Good" | "Learning" | "Moods") {
  await userEvent.click(screen.getByRole("tab", { name: tab }));
}
