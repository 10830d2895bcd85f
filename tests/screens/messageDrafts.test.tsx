import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import sendMutation from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { draftsUnder, keepDraft } from "#client/platform/drafts.ts";
import { nothingToSend } from "#client/screens/_exchange/sending.ts";
import { messageDraftsKept } from "#domain/limits.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { connect } from "#tests/support/relations.ts";
import { browserFetch, keepUser, openProduct } from "#tests/support/renderScreen.tsx";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { delayedAnswer, wireOver } from "#tests/support/wire.ts";

// Each recipient has a draft of their own (docs/rules.md, Drafts of messages).

const [, rest] = peopleDoors;
const words = "Bo, this is only for you: I was hurt on Tuesday.";
const wordsOfInes = "You said you would call.";

describe("words for one person", () => {
  test("stay with them when another is chosen, who has an empty draft", async () => {
    const { bo, ines } = await friends();
    await writeTo(bo, words);

    await chooseRecipient(ines);

    expect(message()).toHaveValue("");
    expect(screen.getByRole("radio", { name: "Kind Message" })).toBeChecked();
    expect(keptFor()).toEqual(["Bo Ek"]);
    expect(options()).toContain(`Bo Ek (${bo.username}) ✏️ draft`);
    await chooseRecipient(bo);
    expect(message()).toHaveValue(words);
    expect(screen.queryByRole("group", { name: "A draft is kept for" })).not.toBeInTheDocument();
  });

  test("are said to be kept on this device for that person alone, and not before there are any", async () => {
    const { bo } = await friends();
    await chooseRecipient(bo);
    expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();

    fill(message(), words);

    expect(screen.getByText(/^Kept on this device/)).toHaveTextContent("Kept on this device, for Bo Ek alone");
  });

  test("are there again after a reload, each with its own, and so is the quote of an answer", async () => {
    const opened = await friends();
    await writeTo(opened.bo, words);
    await press("Reply to Inês");
    await press("Answer Inês");
    fill(message(), "I am sorry.");

    await opened.reload();

    expect(message()).toHaveValue("I am sorry.");
    expect(recipient()).toHaveDisplayValue(`Inês (${opened.ines.username})`);
    expect(screen.getByRole("figure")).toHaveTextContent(wordsOfInes);
    await press("Bo Ek");
    expect(message()).toHaveValue(words);
    expect(recipient()).toHaveDisplayValue(`Bo Ek (${opened.bo.username})`);
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
    expect(keptFor()).toEqual(["Inês"]);
  });

  test("stay with them when another way is chosen, and the words for another way do, too", async () => {
    const { bo } = await friends();
    await writeTo(bo, words);
    await press("Email", "radio");
    expect(message()).toHaveValue("");
    fill(nameField(), "Gran");
    fill(message(), "Dear Gran");

    await press("In-App", "radio");

    expect(message()).toHaveValue(words);
    expect(recipient()).toHaveDisplayValue(`Bo Ek (${bo.username})`);
    await press("Gran (Email)");
    expect(nameField()).toHaveValue("Gran");
    expect(message()).toHaveValue("Dear Gran");
  });

  test("go along from Email to Text/SMS, because the name stays", async () => {
    await friends();
    await press("Email", "radio");
    fill(nameField(), "Gran");
    fill(message(), "Dear Gran");

    await press("Text/SMS", "radio");

    expect([nameField(), message()].map(({ value }) => value)).toEqual(["Gran", "Dear Gran"]);
  });

  test("can still be read when the connection has ended", async () => {
    const opened = await friends();
    await writeTo(opened.bo, words);
    await chooseRecipient(opened.ines);
    granted(await rest.open(opened.ada).remove(opened.connection));
    await opened.reload();

    await press("Bo Ek");

    expect(message()).toHaveValue(words);
    expect(recipient()).toHaveDisplayValue("Bo Ek");
    await press("Send Kind Message");
    await toast("alert", "You can only write to people you are connected with.");
    expect(message()).toHaveValue(words);
  });
});

describe("Reply at another person's message", () => {
  test("asks first, and Go on writing leaves the words with their owner", async () => {
    const { bo } = await friends();
    await writeTo(bo, words);

    await press("Reply to Inês");

    const dialog = within(await screen.findByRole("dialog", { name: "You were writing to Bo Ek" }));
    expect(dialog.getByText(`“${words}”`)).toBeInTheDocument();
    expect(dialog.getByText(/^These words stay/)).toHaveTextContent(
      "These words stay with Bo Ek. They are here again when you choose Bo Ek.",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Go on writing to Bo Ek" }));
    await waitFor(() => expect(message()).toHaveFocus());
    expect(recipient()).toHaveDisplayValue(`Bo Ek (${bo.username})`);
    expect(message()).toHaveValue(words);
  });

  test("closed by Escape, the question changes nothing", async () => {
    const { bo } = await friends();
    await writeTo(bo, words);
    await press("Reply to Inês");
    await screen.findByRole("dialog");

    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(recipient()).toHaveDisplayValue(`Bo Ek (${bo.username})`);
    expect(message()).toHaveValue(words);
  });

  test("opens an empty answer with the quote, whose sending leaves the first words where they are", async () => {
    const { ada, bo, ines } = await friends();
    await writeTo(bo, words);
    await press("Reply to Inês");

    await press("Answer Inês");

    await waitFor(() => expect(message()).toHaveFocus());
    expect(message()).toHaveValue("");
    expect(recipient()).toHaveDisplayValue(`Inês (${ines.username})`);
    expect(screen.getByRole("figure")).toHaveTextContent(wordsOfInes);
    fill(message(), "I am sorry.");
    await press("Send Kind Message");
    await toast("status", "Karma Sent Successfully");
    expect(granted(await rest.open(ada).sent())).toMatchObject([{ message: "I am sorry." }]);
    expect(message()).toHaveValue("");
    expect(keptFor()).toEqual(["Bo Ek"]);
  });

  test("opens the answer that was begun earlier", async () => {
    const { bo, ines } = await friends();
    await writeTo(ines, "I meant to.");
    await chooseRecipient(bo);
    fill(message(), words);
    await press("Reply to Inês");

    await press("Answer Inês");

    expect(message()).toHaveValue("I meant to.");
    expect(keptFor()).toEqual(["Bo Ek"]);
  });

  test.each(["Email", "Text/SMS", "Social"])("asks for words that go to a name by %s", async (way) => {
    await friends();
    await press(way, "radio");
    fill(nameField(), "Gran");
    fill(message(), "Dear Gran");

    await press("Reply to Inês");

    const dialog = within(await screen.findByRole("dialog", { name: "You were writing to Gran" }));
    expect(dialog.getByText(/^These words stay/)).toHaveTextContent(`They are here again when you choose ${way}.`);
    await userEvent.click(dialog.getByRole("button", { name: "Answer Inês" }));
    await waitFor(() => expect(message()).toHaveValue(""));
    await press(`Gran (${way})`);
    expect(message()).toHaveValue("Dear Gran");
  });

  test("asks where the recipient of the words was taken away again", async () => {
    await friends();
    await press("Email", "radio");
    fill(nameField(), "Gran");
    fill(message(), "Dear Gran");
    fill(nameField(), "");

    await press("Reply to Inês");

    expect(await screen.findByRole("dialog", { name: "You were writing to somebody else" })).toBeInTheDocument();
  });

  test("takes words along for which no recipient was ever chosen", async () => {
    const { ines } = await friends();
    fill(message(), "I was on the train.");

    await press("Reply to Inês");

    expect(recipient()).toHaveDisplayValue(`Inês (${ines.username})`);
    expect(message()).toHaveValue("I was on the train.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("leaves words without a recipient where they are if an answer was begun earlier", async () => {
    const { ines } = await friends();
    await writeTo(ines, "I meant to.");
    await userEvent.selectOptions(recipient(), "Choose a person");
    expect(message()).toHaveValue("");
    fill(message(), "I was on the train.");

    await press("Reply to Inês");

    expect(message()).toHaveValue("I meant to.");
    await press("Nobody yet");
    expect(message()).toHaveValue("I was on the train.");
  });
});

describe("a draft", () => {
  test("is dropped when it is sent, and stays when another is sent meanwhile", async () => {
    const { bo, ines, wire } = await friends();
    await writeTo(bo, words);
    const [late, answer] = delayedAnswer();
    wire.intercept(sendMutation, late);
    await press("Send Kind Message");
    await waitFor(() => expect(wire.sent(sendMutation)).toBe(1));
    await press("Reply to Inês");
    await press("Answer Inês");
    fill(message(), "I am sorry.");

    answer();

    await toast("status", "Karma Sent Successfully");
    expect(message()).toHaveValue("I am sorry.");
    expect(recipient()).toHaveDisplayValue(`Inês (${ines.username})`);
    expect(screen.queryByRole("group", { name: "A draft is kept for" })).not.toBeInTheDocument();
    expect(keptWords()).toEqual(["I am sorry."]);
  });

  test("of an email is dropped when it is said to be sent", async () => {
    await friends();
    await press("Kind Message", "radio");
    await press("Email", "radio");
    fill(nameField(), "Gran");
    fill(message(), "Dear Gran");
    await press("Send Kind Message");

    await press("Done, it is sent");

    await waitFor(() => expect(message()).toHaveValue(""));
    expect(keptWords()).toEqual([]);
  });

  test("of another recipient stays when the form is started over", async () => {
    const { bo, ines } = await friends();
    await writeTo(bo, words);
    await chooseRecipient(ines);
    fill(message(), "I am sorry.");

    await press("Start over");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Start over" }));

    await waitFor(() => expect(message()).toHaveValue(""));
    expect(keptFor()).toEqual(["Bo Ek"]);
    expect(keptWords()).toEqual([words]);
  });

  test("of version 0.3.0, which kept one for all recipients, belongs to its recipient", async () => {
    const { bo } = await friends((somebody) =>
      keepDraft("exchange", {
        type: "kind_message",
        method: "app",
        recipientId: globalIdOf(somebody.id, "User"),
        recipientName: "",
        template: null,
        message: words,
        clientId: "of-0.3.0",
        epoch: 0,
        when: null,
      }),
    );
    expect(message()).toHaveValue(words);
    expect(recipient()).toHaveDisplayValue(`Bo Ek (${bo.username})`);

    await press("Reply to Inês");

    expect(await screen.findByRole("dialog", { name: "You were writing to somebody else" })).toBeInTheDocument();
  });

  test("goes first if it is the oldest of more than a device keeps", async () => {
    const { bo, ines } = await friends(() => {
      for (let count = 0; count < messageDraftsKept; count += 1)
        keepDraft(`exchange-to.old-${count}`, {
          ...nothingToSend,
          recipientId: `old-${count}`,
          calledInApp: `Old ${count}`,
          message: "Long ago",
          changedAt: count,
        });
    });
    await writeTo(bo, words);
    await chooseRecipient(ines);

    const kept = keptFor();
    expect(kept).toHaveLength(messageDraftsKept);
    expect(kept.slice(0, 2)).toEqual(["Bo Ek", `Old ${messageDraftsKept - 1}`]);
    expect(kept).not.toContain("Old 0");
  });
});

test("a second tab has the draft of its own recipient, and neither tab takes words from the other", async () => {
  const { ada, bo } = await friends();
  await writeTo(bo, words);
  const first = document.body.firstElementChild;
  const second = openProduct({ as: ada, path: "/karma-exchange", fetch: browserFetch(ada) });
  const there = within(second.container);
  await waitFor(() => expect(there.getByRole("textbox", { name: "Message" })).toHaveValue(words));

  await userEvent.click(await there.findByRole("button", { name: "Reply to Inês" }));
  await userEvent.click(await screen.findByRole("button", { name: "Answer Inês" }));
  fill(there.getByRole("textbox", { name: "Message" }), "I am sorry.");
  await userEvent.click(there.getByRole("button", { name: "Send Kind Message" }));

  await toast("status", "Karma Sent Successfully");
  expect(granted(await rest.open(ada).sent())).toMatchObject([{ message: "I am sorry." }]);
  if (!(first instanceof HTMLElement)) throw new Error("There is no first tab.");
  expect(within(first).getByRole("textbox", { name: "Message" })).toHaveValue(words);
  expect(keptWords()).toEqual([words]);
});

/** Ada, connected with Bo and Inês, who has written to her, on the exchange. `before` puts drafts on the device. */
async function friends(before: (bo: Person) => void = () => undefined) {
  const [ada, bo, ines] = [await person("ada"), await person("bo"), await person("ines")];
  await introduce(bo, { displayName: "Bo Ek" });
  await introduce(ines, { displayName: "Inês" });
  const connection = await connect(ada, bo);
  await connect(ada, ines);
  granted(await rest.open(ines).send({ recipientId: ada.id, message: wordsOfInes }));
  granted(await rest.open(ada).clear());
  keepUser(ada);
  before(bo);
  const wire = wireOver(browserFetch(ada));
  const open = async () => {
    const product = openProduct({ as: ada, path: "/karma-exchange", fetch: wire.fetch });
    await screen.findByRole("button", { name: "Reply to Inês" });
    return product;
  };
  let product = await open();
  const reload = async () => {
    product.unmount();
    product.session.end();
    product = await open();
  };
  return { ada, bo, ines, connection, wire, reload };
}

async function writeTo(somebody: Person, written: string): Promise<void> {
  await press("Kind Message", "radio");
  await chooseRecipient(somebody);
  fill(message(), written);
}

async function chooseRecipient(somebody: Person): Promise<void> {
  await userEvent.selectOptions(recipient(), globalIdOf(somebody.id, "User"));
}

function recipient() {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: "To" });
}

function options(): string[] {
  return within(recipient())
    .getAllByRole("option")
    .map(({ textContent }) => textContent ?? "");
}

function nameField() {
  return screen.getByRole<HTMLInputElement>("textbox", { name: "To" });
}

function message() {
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
}

/** The names at which the form says that a draft is kept. */
function keptFor(): string[] {
  const kept = screen.getByRole("group", { name: /^(A draft is|Drafts are) kept for$/ });
  return within(kept)
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "");
}

/** The words on the device. */
function keptWords(): string[] {
  return draftsUnder("exchange-to.", nothingToSend)
    .map((draft) => draft.message)
    .filter((kept) => kept !== "");
}

async function press(name: string, role: "button" | "radio" = "button"): Promise<void> {
  await userEvent.click(await screen.findByRole(role, { name }));
}
