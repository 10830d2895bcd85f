import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import { textNamesOf, textsIn, type Fields, type TextField } from "#domain/entries/field.ts";
import { questionsOf } from "#domain/entries/headings.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import { askedTexts } from "#domain/wizard.ts";
import { granted, somethingGood, type Door, type Refused } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { rawIdOf } from "#tests/support/globalId.ts";
import { openJournal } from "#tests/support/journalPage.ts";
import { answerInTurn, kindAction, openWizard } from "#tests/support/logActionForm.ts";
import { person, type Person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { ask, bearer } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, within } from "#tests/support/screen.ts";

// Types into the input of each text that a kind of entry has. A text that a form or an editor leaves out is named here.

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

type Texts = Record<string, string | null>;

interface Form {
  /** Opens the form and makes its choices. */
  open: (as: Person) => Promise<unknown>;
  /** The name of its button, and its toast. */
  save: string;
  saved: string;
  /** The texts for which it asks. */
  asks: readonly string[];
  read: (door: Door, id: string) => Promise<object>;
}

const forms: Record<KindName, Form> = {
  action: {
    open: async (as) => {
      await openWizard(as);
      await answerInTurn(kindAction);
    },
    save: "Log This Action",
    saved: "Action Logged Successfully",
    asks: askedTexts,
    read: (door, id) => door.action(id),
  },
  mood: {
    open: async (as) => {
      openProduct({ as, path: "/mood" });
      await userEvent.click(await screen.findByRole("radio", { name: "Calm" }));
    },
    save: "Save Mood",
    saved: "Mood Saved",
    asks: textNamesOf(kinds.mood),
    read: (door, id) => door.mood(id),
  },
  journal: {
    open: (as) => openJournal(as, "/journal?new=true"),
    save: "Save Entry",
    saved: "Journal Entry Saved",
    asks: textNamesOf(kinds.journal),
    read: (door, id) => door.page(id),
  },
};

const questions = questionsOf(somethingGood);

/** The label of a text's input. */
function labelOf(name: string, { asks, label }: TextField): string {
  return questions.get(name) ?? asks ?? label;
}

describe.each(Object.keys(forms) as KindName[])("each text of the kind %s", (kind) => {
  const { open, save, saved, asks, read } = forms[kind];
  const texts: [string, TextField][] = textsIn<Fields>(kinds[kind]);

  test("is typed into its input of the form, and saved", async () => {
    const ada = await person("ada");
    await open(ada);
    const asked = texts.filter(([name]) => asks.includes(name));

    for (const [name, field] of asked) fill(screen.getByRole("textbox", { name: labelOf(name, field) }), `the ${name}`);
    await userEvent.click(screen.getByRole("button", { name: save }));

    await toast("status", saved);
    expect(await read(restDoor({ as: ada }), await onlyEntryOf(ada))).toMatchObject(
      Object.fromEntries(asked.map(([name]) => [name, `the ${name}`])),
    );
  });

  test("stands in its input of the editor, and is changed there", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const first = Object.fromEntries(texts.map(([name]) => [name, `the ${name}`]));
    const { id } = granted(await written[kind](door, first));
    await openJournal(ada);
    await userEvent.click(await screen.findByRole("button", { name: /^Options: / }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const editor = within(await screen.findByRole("region", { name: /^Edit \w+ Entry$/ }));
    const inputs = texts.map(([name, field]) => editor.getByRole("textbox", { name: labelOf(name, field) }));
    expect(inputs.map((input) => (input as HTMLInputElement).value)).toEqual(Object.values(first));

    for (const [index, input] of inputs.entries()) fill(input, `another ${texts[index]?.[0]}`);
    await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));

    await toast("status", "Entry Updated");
    expect(await read(door, id)).toMatchObject(Object.fromEntries(texts.map(([name]) => [name, `another ${name}`])));
  });
});

const written: Record<KindName, (door: Door, texts: Texts) => Promise<Refused | { id: string }>> = {
  action: (door, texts) => door.logAction(texts),
  mood: (door, texts) => door.saveMood(texts),
  journal: (door, { title = null, body }) => door.write({ texts: { title, body: body ?? "" } }),
};

/** The raw id of a person's only entry. */
async function onlyEntryOf(somebody: Person): Promise<string> {
  const query = "{ viewer { history(first: 1) { edges { node { ... on Node { id } } } } } }";
  const { json } = await ask(query, { headers: bearer(somebody) });
  const { data } = json as { data: { viewer: { history: { edges: { node: { id: string } }[] } } } };
  return rawIdOf(data.viewer.history.edges[0]?.node.id ?? "");
}
