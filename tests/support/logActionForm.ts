import userEvent from "@testing-library/user-event";
import { coalLabel } from "#domain/karmaWords.ts";
import { granted } from "./door.ts";
import { person, type Person } from "./people.ts";
import { browserFetch, openProduct } from "./renderScreen.tsx";
import { restDoor } from "./restDoor.ts";
import { screen, within } from "./screen.ts";
import { wireOver } from "./wire.ts";

// Steps through the log-action form in jsdom.

/** Answers that earn 2 gold and no coal. */
export const kindAction = ["I did something", "Positive", "Positive", "Happy", "Great"];

/** Opens the product at the form. Returns the result of `openProduct`, and the wire. */
export async function openWizardPage(as: Person) {
  const wire = wireOver(browserFetch(as));
  const opened = openProduct({ as, path: "/log-action", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "Log an Action" });
  return { ...opened, wire };
}

/** The same, for tests that only need the wire. */
export async function openWizard(as?: Person) {
  const { wire } = await openWizardPage(as ?? (await person("ada")));
  return wire;
}

/** Answers a question, and reopens it first if it is folded. */
export async function choose(question: string, option: string) {
  if (!screen.queryByRole("radiogroup", { name: question })) await userEvent.click(changer(question));
  const group = within(screen.getByRole("radiogroup", { name: question }));
  await userEvent.click(group.getByRole("radio", { name: option }));
}

/** The button that reopens an answered question. */
export function changer(question: string): HTMLElement {
  return screen.getByRole("button", { name: `Change ${question}` });
}

/** Answers the open questions in order. */
export async function answerInTurn(answers: readonly string[]) {
  for (const each of answers) await choose(openQuestions()[0] ?? "", each);
}

/** Presses Submit. */
export async function submit() {
  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));
}

/** The wizard's open question, if any. "When" is among the texts and does not count. */
export function openQuestions(): string[] {
  return screen
    .queryAllByRole("radiogroup")
    .map((group) => labelOf(group))
    .filter((label) => label !== "When did it happen?");
}

/** The folded questions, each with its answer. */
export function folded(): string[] {
  const form = document.querySelector("form") ?? document.body;
  return within(form)
    .queryAllByRole("listitem")
    .map((line) => `${questionOn(line)} ${answerOn(line)}`);
}

/** The texts of a question's options. */
export function options(question: string): (string | null)[] {
  const group = within(screen.getByRole("radiogroup", { name: question }));
  return group.getAllByRole("radio").map((radio) => withoutFace(radio));
}

/** The texts of all chosen options, folded ones first. */
export function chosen(): (string | null)[] {
  const lines = screen.queryAllByRole("listitem").map((line) => answerOn(line));
  return [...lines, ...screen.queryAllByRole("radio", { checked: true }).map((radio) => withoutFace(radio))];
}

function questionOn(line: HTMLElement): string {
  return within(line).getByRole("button").textContent?.replace("Change ", "") ?? "";
}

function answerOn(line: HTMLElement): string {
  return line.querySelector("b")?.textContent ?? "";
}

function labelOf(group: HTMLElement): string {
  return document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";
}

/** An option's text, without its face, which screen readers skip. */
function withoutFace(radio: HTMLElement): string {
  return radio.textContent?.replace(/^[^A-Za-z]+/, "") ?? "";
}

/** The three reflection questions. */
export function reflectionQuestions(): (string | null)[] {
  const region = within(screen.getByRole("region", { name: "Reflect on this moment" }));
  return region.getAllByText(/./, { selector: "label" }).map((label) => label.textContent);
}

/** The Submit button, if shown. */
export function submitButton() {
  return screen.queryByRole("button", { name: "Log This Action" });
}

/** The short text. */
export function title() {
  return screen.getByRole("textbox", { name: "What was this event" });
}

/** The field of the first reflection. */
export function firstReflection(): HTMLElement {
  const [first] = within(screen.getByRole("region", { name: "Reflect on this moment" })).getAllByRole("textbox");
  if (!first) throw new Error("There is nothing to reflect in.");
  return first;
}

/** A person's stored actions, newest first. */
export async function entriesOf(as: Person) {
  return granted(await restDoor({ as }).actions()).entries;
}

/** An entry's karma, in the preview's words. */
export function linesFor(entry: { gold: number; coal: number } | undefined): string[] {
  const { gold = NaN, coal = NaN } = entry ?? {};
  return [
    ...(gold > 0 ? [`+${gold} Good Karma`] : []),
    ...(coal > 0 ? [`+${coal} ${coalLabel(coal)}`] : []),
    ...(coal < 0 ? [`−${-coal} Coal Karma Reduction`] : []),
  ];
}
