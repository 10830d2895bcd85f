import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { chooseFor, closeEditor, edit, feel, log, openJournalAt, write } from "#tests/support/journalPage.ts";
import { answerInTurn, kindAction, openWizardPage } from "#tests/support/logActionForm.ts";
import { person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { screen, within } from "#tests/support/screen.ts";

/** Mixed scripts: in the page's own direction its punctuation would be on the wrong side. */
const words = "שלום, world!";

describe("a field follows the direction of its text", () => {
  test.each([
    ["signing in", "/", "Sign In", () => Promise.resolve()],
    ["registering", "/", "Sign In", openRegistration],
  ])("when %s", async (_what, path, button, act) => {
    openProduct({ path });
    await screen.findByRole("button", { name: button });
    await act();

    expectDirectedFields();
  });

  test.each([
    ["a mood entry", "/mood", "Save Mood"],
    ["a page of the journal", "/journal?new=true", "Save Entry"],
  ])("in the form of %s", async (_what, path, button) => {
    openProduct({ as: await person("ada"), path });
    await screen.findByRole("button", { name: button });
    // A page names its day, and opens the choice by it.
    const day = screen.queryByRole("button", { name: /^When was this\?/ });
    if (day) await userEvent.click(day);
    await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));

    expectDirectedFields();
  });

  test("in the form of an action", async () => {
    await openWizardPage(await person("ada"));
    await answerInTurn(kindAction);

    expectDirectedFields();
  });
});

describe("people's texts follow their own direction", () => {
  test("everywhere in the history", async () => {
    const ada = await person("ada");
    const [description, reflection1, reflection2, reflection3, note] = Array.from({ length: 5 }, () => words);
    await log(ada, { eventTitle: words, description, reflection1, reflection2, reflection3, note });
    await feel(ada, { value: "calm", journalTitle: words, note });
    await write(ada, { texts: { title: words, body: words } });

    await openJournalAt("Calm", ada);

    await screen.findAllByText(/\?$/);
    expect(directed()).toEqual(Array.from({ length: 10 }, () => true));
  });

  test.each([
    ["an action", () => ({ eventTitle: words }), log, words, "Edit Action Entry"],
    [
      "a mood entry",
      () => ({ value: "calm" as const, journalTitle: words }),
      feel,
      `Calm: ${words}`,
      "Edit Mood Entry",
    ],
  ] as const)(
    "in the editor of %s and in the question before it is deleted",
    async (_what, input, make, name, editor) => {
      const ada = await person("ada");
      await make(ada, input());
      await openJournalAt(name.startsWith("Calm") ? "Calm" : name, ada);

      expect(await edit(name)).toHaveAccessibleName(editor);
      expectDirectedFields();
      await closeEditor();
      await chooseFor(name, "Delete");

      const question = await screen.findByRole("alertdialog");
      expect(within(question).getByText(name).closest("bdi")).not.toBeNull();
      expect(directed()).not.toContain(false);
    },
  );

  test("beside the current mood", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "calm", note: words });

    openProduct({ as: ada });

    await screen.findByText(words);
    expect(directed()).toEqual([true]);
  });

  test("as the email address of an expired account", async () => {
    openProduct({ path: `/subscription-expired?email=${encodeURIComponent(words)}` });

    await screen.findByText(words);
    expect(directed()).toEqual([true]);
  });
});

async function openRegistration() {
  await userEvent.click(screen.getByRole("button", { name: /Register$/ }));
  await userEvent.click(await screen.findByRole("combobox", { name: "Country" }));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search countries" }), words);
  await screen.findByText(words);
  expect(directed()).toEqual([true]);
}

/** For each text on the page with these words: whether an element around it sets its direction. */
function directed(): boolean[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: boolean[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode as Text;
    if (textContent.includes(words)) found.push(parentElement?.closest("[dir='auto'], bdi") !== null);
  }
  return found;
}

function expectDirectedFields(): void {
  const fields = [...document.querySelectorAll("input, textarea, select")].filter(
    (field) => !field.matches("[type='checkbox'], [type='radio'], [aria-hidden] *, [aria-hidden]"),
  );
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => field.getAttribute("dir") !== "auto").map(({ outerHTML }) => outerHTML)).toEqual([]);
}
