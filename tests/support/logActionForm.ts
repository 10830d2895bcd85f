import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { coalLabel } from "#domain/karmaWords.ts";
import { granted } from "./door.ts";
import { person, type Person } from "./people.ts";
import { browserFetch, openProduct } from "./renderScreen.tsx";
import { restDoor } from "./restDoor.ts";
import { wireOver } from "./wire.ts";

// The log-action form in jsdom, as a person goes through it.

/** The answers that earn 2 gold and no coal. */
export const kindAction = ["I did something", "Positive", "Positive", "Happy", "Great"];

/** Opens the product at the form. Gives what `openProduct` gives, and the wire it hangs on. */
export async function openWizardPage(as: Person) {
  const wire = wireOver(browserFetch(as));
  const opened = openProduct({ as, path: "/log-action", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "Log an Action" });
  return { ...opened, wire };
}

/** The same, for a test that only needs the wire. */
export async function openWizard(as?: Person) {
  const { wire } = await openWizardPage(as ?? (await person("ada")));
  return wire;
}

/** Answers a question, which is opened for it if it was folded away. */
export async function choose(question: string, option: string) {
  if (!screen.queryByRole("radiogroup", { name: question })) await userEvent.click(changer(question));
  const group = within(screen.getByRole("radiogroup", { name: question }));
  await userEvent.click(group.getByRole("radio", { name: option }));
}

/** The button that opens an answered question again. */
export function changer(question: string): HTMLElement {
  return screen.getByRole("button", { name: `Change ${question}` });
}

/** Each answer to the question that is open. */
export async function answerInTurn(answers: readonly string[]) {
  for (const each of answers) await choose(openQuestions()[0] ?? "", each);
}

/** Presses the button that ends the form. */
export async function submit() {
  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));
}

/** The questions of the wizard that are open, of which there is at most one. The "when" stands among the words. */
export function openQuestions(): string[] {
  return screen
    .queryAllByRole("radiogroup")
    .map((group) => labelOf(group))
    .filter((label) => label !== "When did it happen?");
}

/** The answered questions, each with its answer on one line. */
export function folded(): string[] {
  const form = document.querySelector("form") ?? document.body;
  return within(form)
    .queryAllByRole("listitem")
    .map((line) => `${questionOn(line)} ${answerOn(line)}`);
}

/** The words of a question's choices. */
export function options(question: string): (string | null)[] {
  const group = within(screen.getByRole("radiogroup", { name: question }));
  return group.getAllByRole("radio").map((radio) => withoutFace(radio));
}

/** The words of every choice that is made, those on folded lines first. */
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

/** The words of a choice; its face is not read aloud. */
function withoutFace(radio: HTMLElement): string {
  return radio.textContent?.replace(/^[^A-Za-z]+/, "") ?? "";
}

/** What is asked to reflect on. */
export function reflectionQuestions(): (string | null)[] {
  const region = within(screen.getByRole("region", { name: "Reflect on this moment" }));
  return region.getAllByText(/./, { selector: "label" }).map((label) => label.textContent);
}

/** The button that ends the form, if it is there. */
export function submitButton() {
  return screen.queryByRole("button", { name: "Log This Action" });
}

/** The short text. */
export function title() {
  return screen.getByRole("textbox", { name: "What was this event" });
}

/** Where the first reflection is written. */
export function firstReflection(): HTMLElement {
  const [first] = within(screen.getByRole("region", { name: "Reflect on this moment" })).getAllByRole("textbox");
  if (!first) throw new Error("There is nothing to reflect in.");
  return first;
}

/** What a person has logged, newest first, as the server has it. */
export async function entriesOf(as: Person) {
  return granted(await restDoor({ as }).actions()).entries;
}

/** What an entry has earned, as the preview says it. */
export function linesFor(entry: { gold: number; coal: number } | undefined): string[] {
  const { gold = NaN, coal = NaN } = entry ?? {};
  return [
    ...(gold > 0 ? [`+${gold} Good Karma`] : []),
    ...(coal > 0 ? [`+${coal} ${coalLabel(coal)}`] : []),
    ...(coal < 0 ? [`−${-coal} Coal Karma Reduction`] : []),
  ];
}
