import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import blockMutation from "#client/__generated__/BlockPersonMutation.graphql.ts";
import deleteMutation from "#client/__generated__/DeleteMessageMutation.graphql.ts";
import exchangeQuery from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import liveSubscription from "#client/__generated__/liveSubscription.graphql.ts";
import newMessagesMutation from "#client/__generated__/NewMessagesMutation.graphql.ts";
import muteMutation from "#client/__generated__/PersonMenuMuteMutation.graphql.ts";
import recipientQuery from "#client/__generated__/RecipientFieldQuery.graphql.ts";
import reportMutation from "#client/__generated__/ReportMessageMutation.graphql.ts";
import sendMutation from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { exchangeTypes, giftWithoutGold, reportLabels, templateLabels } from "#domain/exchanges.ts";
import { connect, connected, goAnonymous } from "#tests/support/acquaintances.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type Sending } from "#tests/support/peopleDoors.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { broken, cut, held, late, loseAnswer, wireOver } from "#tests/support/wire.ts";

const [, rest] = peopleDoors;

afterEach(() => {
  vi.useRealTimers();
  delete platform.share;
});

describe("the form", () => {
  test("asks what to send, how, to whom and in which words", async () => {
    const { ada, bo } = await connected();
    await openExchange(ada);

    expect(namesOf(within(whatToSend()).getAllByRole("radio"))).toEqual([
      "Send Good Karma",
      "Kind Message",
      "Constructive Feedback",
    ]);
    const ways = screen.getByRole("radiogroup", { name: "Send via" });
    expect(namesOf(within(ways).getAllByRole("radio"))).toEqual(["In-App", "Email", "Text/SMS", "Social"]);
    expect(within(ways).getByRole("radio", { name: "In-App" })).toBeChecked();
    expect(namesOf(within(recipient()).getAllByRole("option"))).toEqual(["Choose a person", bo.username]);
    expect(message()).toHaveAttribute("maxlength", "1000");
    expect(screen.getByText("0/1000 characters")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
  });

  test.each([
    ["Send Good Karma", true],
    ["Kind Message", true],
    ["Constructive Feedback", false],
  ])("%s has templates: %s", async (name, hasThem) => {
    const { ada } = await connected();
    await openExchange(ada);
    expect(screen.queryByRole("group", { name: "Templates" })).not.toBeInTheDocument();

    await choose(name);

    const shown = screen.queryByRole("group", { name: "Templates" });
    expect(shown ? namesOf(within(shown).getAllByRole("button")) : []).toEqual(
      hasThem ? Object.values(templateLabels) : [],
    );
  });

  test("a template is words to begin with, and gives way to another, while one's own stay", async () => {
    const { ada } = await connected();
    await openExchange(ada);
    await choose("Kind Message");

    await pressTemplate("I appreciated your help");
    expect(message()).toHaveValue("I appreciated your help");
    fill(message(), "I appreciated your help with the move.");
    await pressTemplate("You made my day");
    expect(message()).toHaveValue("You made my day with the move.");
    await pressTemplate("Custom message");
    expect(message()).toHaveValue("with the move.");
    expect(screen.getByRole("button", { name: "Custom message", pressed: true })).toBeInTheDocument();
  });

  test.each([
    ["what to send", { type: undefined }, () => screen.getByRole("radio", { name: "Send Good Karma" })],
    ["a person", { to: undefined }, recipient],
    ["words", { words: "  \n" }, message],
  ])("without %s it says what is missing, goes there, and sends nothing", async (_what, without, where) => {
    const { ada, bo } = await connected();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Hello", ...without });

    await press("Send");

    await toast("alert", "Missing InformationPlease fill in all required fields.");
    expect(where()).toHaveFocus();
    expect(wire.sent(sendMutation)).toBe(0);
  });

  test("keeps what was written through a reload, until it is sent or started over", async () => {
    const { ada, bo } = await connected();
    await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Half a" });
    await leave();

    await openExchange(ada);
    expect(screen.getByRole("radio", { name: "Kind Message" })).toBeChecked();
    expect(recipient()).toHaveDisplayValue(bo.username);
    expect(message()).toHaveValue("Half a");

    await press("Start over");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Start over" }));
    expect(message()).toHaveValue("");
    await leave();
    await openExchange(ada);
    expect(message()).toHaveValue("");
  });

  test("offers the people one is connected with by their names", async () => {
    const ada = await person("ada");
    const [bo, cy] = [await person("bo"), await person("cy")];
    await connect(ada, bo);
    await connect(ada, cy);
    await openExchange(ada);

    expect(namesOf(within(recipient()).getAllByRole("option")).slice(1)).toEqual(
      [bo.username, cy.username].toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test("without connections leads to people", async () => {
    await openExchange(await person("ada"));

    expect(screen.getByRole("link", { name: "Connect with Users" })).toHaveAttribute("href", "/user-list");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("stands at /exchange as well", async () => {
    openProduct({ as: await person("ada"), path: "/exchange" });

    expect(await screen.findByRole("heading", { name: "Karma Exchange" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Exchange", current: "page" })).toBeInTheDocument();
    expect(window.location.pathname).toBe("/karma-exchange");
  });
});

describe("to somebody of more than a hundred", () => {
  let ada: Person;
  let first: Person;

  beforeAll(async () => {
    // jsdom lays nothing out: without this nothing in it counts as visible, and lists give the focus away.
    Object.assign(Element.prototype, { checkVisibility: () => true });
    ada = await person("ada");
    first = await person("zoe");
    await connect(first, ada);
    // Nobody can find her any more, and she is one of the oldest connections.
    await goAnonymous(first);
    for (let made = 0; made < 103; made += 10)
      await Promise.all(Array.from({ length: 10 }, async () => connect(await person("crowd"), ada)));
  });
  afterAll(() => void Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  test("one types a part of their name, and all are looked for once the list is opened", async () => {
    const wire = await openExchange(ada);
    await choose("Kind Message");
    await screen.findByRole("combobox", { name: "To" });
    expect(wire.sent(recipientQuery)).toBe(0);

    await pickBySearch(first.username);

    expect(recipient()).toHaveTextContent(first.username);
    expect(wire.sent(recipientQuery)).toBeGreaterThan(0);
    fill(message(), "It is good to know you.");
    await press("Send Kind Message");
    await toast("status", "Karma Sent Successfully");
    expect(granted(await rest.open(first).received())).toMatchObject([{ message: "It is good to know you." }]);
    expect(recipient()).toHaveTextContent("Choose a person");
  });

  test("a draft knows them again after a reload", async () => {
    await openExchange(ada);
    await pickBySearch(first.username);
    await leave();

    await openExchange(ada);

    await waitFor(() => expect(recipient()).toHaveTextContent(first.username));
  });

  test("who could not all be loaded are looked for when the list is opened again", async () => {
    const wire = await openExchange(ada);
    wire.treat(recipientQuery, cut);
    await userEvent.click(await screen.findByRole("combobox", { name: "To" }));
    expect(await screen.findByText(/Some connections didn’t load/)).toBeInTheDocument();
    expect(screen.getAllByRole("option").length).toBe(100);
    await userEvent.keyboard("{Escape}");

    wire.treat(recipientQuery);
    await pickBySearch(first.username);

    expect(recipient()).toHaveTextContent(first.username);
  });
});

describe("sending in the app", () => {
  test("says so with a coin, empties the form, shows it in the list and counts it at home", async () => {
    const { ada, bo } = await connected();
    await openExchange(ada);
    await choose("Send Good Karma");
    await userEvent.selectOptions(recipient(), bo.username);
    await pressTemplate("You made my day");

    await press("Send Good Karma");

    await toast("status", "Karma Sent Successfully");
    expect(screen.getByRole("status").querySelector("svg")).toHaveAttribute("width", "32");
    const [sent] = await listed(1);
    expect(sent).toHaveTextContent(`${bo.username}Just nowYou made my dayGood KarmaSent`);
    expect(message()).toHaveValue("");
    expect(recipient()).toHaveDisplayValue("Choose a person");
    expect(whatToSend().querySelector("[aria-checked=true]")).toBeNull();
    expect(granted(await rest.open(bo).unseen())).toMatchObject([
      { type: "good_karma", message: "You made my day", template: "made_my_day", gold: 1 },
    ]);
    expect(granted(await restDoor({ as: bo }).balance("today"))).toEqual({ gold: 1, coal: 0 });

    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    const summary = await screen.findByRole("region", { name: "Today's Summary" });
    expect(summary).toHaveTextContent(/Good karma sent1/);
  });

  test.each(exchangeTypes)("a gift past the day's gold and a message bring no coin: %s", async (type) => {
    const { ada, bo } = await connected();
    if (type === "good_karma") for (let gift = 0; gift < 3; gift += 1) await send(ada, bo, { type });
    await openExchange(ada);
    const names = {
      good_karma: "Send Good Karma",
      kind_message: "Kind Message",
      constructive_feedback: "Constructive Feedback",
    };
    await write({ type: names[type], to: bo, words: "Again" });

    await press("Send");

    await toast(
      "status",
      type === "good_karma" ? `Karma Sent Successfully${giftWithoutGold}` : "Karma Sent Successfully",
    );
    expect(screen.getByRole("status").querySelector("svg")).toHaveAttribute("width", "20");
  });

  test("that fails keeps every word, and sends it once when tried again", async () => {
    const { ada, bo } = await connected();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Hello" });

    for (const fate of [cut, broken]) {
      wire.treat(sendMutation, fate);
      await press("Send");
      await toast("alert", "ErrorFailed to send karma. Please try again.");
      expect(message()).toHaveValue("Hello");
    }

    wire.treat(sendMutation, loseAnswer);
    await press("Send");
    await toast("alert", "ErrorFailed to send karma. Please try again.");
    wire.treat(sendMutation);
    await press("Send");

    await toast("status", "Karma Sent Successfully");
    expect(granted(await rest.open(bo).received())).toHaveLength(1);
    expect(await listed(1)).toHaveLength(1);
  });

  test("says when an earlier try had arrived in other words, and keeps the new ones", async () => {
    const { ada, bo } = await connected();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "First words" });
    wire.treat(sendMutation, loseAnswer);
    await press("Send");
    await toast("alert", "Failed to send karma");
    wire.treat(sendMutation);
    fill(message(), "Second words");

    await press("Send");
    await toast("status", "Sent alreadyYour first message did arrive");
    expect(message()).toHaveValue("Second words");
    expect(granted(await rest.open(bo).received())).toMatchObject([{ message: "First words" }]);

    await press("Send");
    await toast("status", "Karma Sent Successfully");
    expect(await listed(2)).toHaveLength(2);
  });

  test("that the server refuses says why", async () => {
    const { ada, bo, id } = await connected();
    await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Hello" });
    granted(await rest.open(bo).remove(id));

    await press("Send");

    await toast("alert", "ErrorFailed to send karma. You can only write to people you are connected with.");
    expect(message()).toHaveValue("Hello");
  });
});

describe("sending another way", () => {
  test.each([
    ["Email", "Write the email", "mailto:?subject=Kind%20Message&body=Dear%20Maya%2C%0D%0Athank%20you%20%26%20yours."],
    ["Text/SMS", "Write the text message", "sms:?&body=Dear%20Maya%2C%0D%0Athank%20you%20%26%20yours."],
    ["Social", undefined, undefined],
  ])("by %s opens a dialog of its own and asks the server nothing", async (method, link, address) => {
    const ada = await person("ada");
    const wire = await openExchange(ada);
    const before = wire.sentInAll();
    await writeElsewhere(method);

    await press("Send Kind Message");

    const dialog = within(await screen.findByRole("dialog", { name: `Send via ${method}` }));
    expect(dialog.getByText(/thank you & yours/)).toBeInTheDocument();
    expect(dialog.getByText(/You’ll send this to/)).toHaveTextContent("Maya");
    if (link) expect(dialog.getByRole("link", { name: link })).toHaveAttribute("href", address);
    else expect(dialog.queryByRole("link")).not.toBeInTheDocument();
    // Without a share sheet there is no such button.
    expect(dialog.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();

    await userEvent.click(dialog.getByRole("button", { name: "Keep writing" }));
    expect(message()).toHaveValue(words);
    await press("Send Kind Message");
    await userEvent.click(await screen.findByRole("button", { name: "Done" }));
    expect(message()).toHaveValue("");
    expect(wire.sentInAll()).toBe(before);
    expect(granted(await rest.open(ada).sent())).toEqual([]);
  });

  test("needs a name", async () => {
    await openExchange(await person("ada"));
    await writeElsewhere("Email", " ");

    await press("Send Kind Message");

    await toast("alert", "Missing InformationPlease fill in all required fields.");
    expect(screen.getByRole("textbox", { name: "To" })).toHaveFocus();
  });

  test("the device shares it, and closing its sheet is no failure", async () => {
    platform.share = vi
      .fn<NonNullable<typeof platform.share>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException("Closed", "AbortError"))
      .mockRejectedValueOnce(new DOMException("No", "NotAllowedError"));
    await openExchange(await person("ada"));
    await writeElsewhere("Social");
    await press("Send Kind Message");

    await press("Share");
    await press("Share");
    expect(platform.share).toHaveBeenLastCalledWith({ title: "Kind Message", text: words });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await press("Share");
    await toast("alert", "ErrorYour device couldn’t share the message. You can copy it instead.");
  });

  test("it is copied, or says that it could not be", async () => {
    await openExchange(await person("ada"));
    await writeElsewhere("Social");
    await press("Send Kind Message");
    const user = userEvent.setup();

    await user.click(await screen.findByRole("button", { name: "Copy" }));
    await toast("status", "Message copied");
    expect(await navigator.clipboard.readText()).toBe(words);

    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("No"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await toast("alert", "ErrorThe message couldn’t be copied. You can select it and copy it yourself.");
  });
});

describe("recent exchanges", () => {
  test("show a message that cannot be opened beside the others, and say so", async () => {
    const { ada, bo } = await connected();
    const { id } = granted(await rest.open(bo).send({ recipientId: ada.id, message: "Mine" }));
    granted(await rest.open(bo).send({ recipientId: ada.id, message: "A whole one" }));
    await spoil({ table: "Exchange", userId: ada.id, id });
    await openExchange(ada);

    const shown = await screen.findByRole("list", { name: "New messages" });
    expect(
      within(shown)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining("A whole one"),
      expect.stringContaining("This message cannot be opened right now. Nothing was deleted."),
    ]);
  });

  test("tell sent from received, and the last 7 days from all", async () => {
    const { ada, bo } = await connected();
    await send(bo, ada, { type: "good_karma", message: "For you" });
    await send(ada, bo, { type: "constructive_feedback", message: "One thing" });
    await putAwayAll(ada);
    await openExchange(ada);

    const [sent, received] = await listed(2);
    expect(sent).toHaveTextContent(`${bo.username}Just nowOne thingConstructive FeedbackSent`);
    expect(received).toHaveTextContent(`${bo.username}Just nowFor youGood KarmaReceived`);
    await leave();

    const minute = 60_000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 86_400_000 - 10 * minute });
    await openExchange(ada);
    expect(await listed(2)).toHaveLength(2);
    await leave();

    vi.setSystemTime(Date.now() + 11 * minute);
    await openExchange(ada);
    expect(await screen.findByText("Nothing in the last 7 days")).toBeInTheDocument();
    const tabs = screen.getAllByRole("tab");
    expect(namesOf(tabs)).toEqual(["Last 7 days", "All Messages"]);
    await userEvent.click(screen.getByRole("tab", { name: "All Messages" }));
    expect((await listed(2))[0]).toHaveTextContent("Last week");
  });

  test("show 20 of the last days and 50 of all, of one request", async () => {
    const { ada, bo } = await connected();
    for (let sent = 0; sent < 52; sent += 1) await send(bo, ada, { message: `Number ${sent}` });
    await putAwayAll(ada);
    const wire = await openExchange(ada);

    expect((await listed(20))[0]).toHaveTextContent("Number 51");
    await userEvent.click(screen.getByRole("tab", { name: "All Messages" }));
    expect((await listed(50)).at(-1)).toHaveTextContent("Number 2");
    expect(wire.sent(exchangeQuery)).toBe(1);
  });

  test("are deleted after a question, from one's own list alone", async () => {
    const { ada, bo } = await connected();
    await send(ada, bo, { message: "First" });
    await send(ada, bo, { message: "Second" });
    const wire = await openExchange(ada);
    const [newest] = await listed(2);

    await pick(newest, "Delete");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Message" }));
    expect(question.getByText(/can’t be undone/)).toHaveTextContent(`The message to ${bo.username} will be deleted`);
    wire.treat(deleteMutation, cut);
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await toast("alert", "ErrorFailed to delete message. Please try again.");
    expect(await listed(2)).toHaveLength(2);

    wire.treat(deleteMutation);
    await pick(newest, "Delete");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await toast("status", "Message Deleted");
    expect((await listed(1))[0]).toHaveTextContent("First");
    await waitFor(() => expect(screen.getByRole("list", { name: "Recent Exchanges" })).toHaveFocus());
    expect(granted(await rest.open(bo).received())).toHaveLength(2);
  });

  test("stay deleted where the list was asked for before and is answered after", async () => {
    const { ada, bo } = await connected();
    await send(ada, bo, { message: "First" });
    await send(ada, bo, { message: "Second" });
    const wire = await openExchange(ada);
    const [newest] = await listed(2);
    const [heardLate, hear] = late();
    wire.treat(exchangeQuery, heardLate);
    // Which would have the list read again for its own sake.
    wire.treat(liveSubscription, held()[0]);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(2));

    await pick(newest, "Delete");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await toast("status", "Message Deleted");
    wire.treat(exchangeQuery);
    hear();

    await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(3));
    expect((await listed(1))[0]).toHaveTextContent("First");
  });

  test("that were deleted elsewhere leave the list as one deletes them again", async () => {
    const { ada, bo } = await connected();
    const { id } = await send(ada, bo, {});
    await openExchange(ada);
    const [message_] = await listed(1);
    granted(await rest.open(ada).deleteExchange(id));

    await pick(message_, "Delete");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));

    await toast("alert", "ErrorFailed to delete message. This message isn’t here any more.");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("can be reported where they were received, once and with a reason", async () => {
    const { ada, bo } = await connected();
    await send(ada, bo, {});
    await send(bo, ada, { message: "Rude words" });
    await putAwayAll(ada);
    const wire = await openExchange(ada);
    const [received, sent] = await listed(2);
    expect(await choicesOf(sent)).toEqual(["Delete"]);

    await pick(received, "Report");
    const dialog = within(await screen.findByRole("dialog", { name: "Report Message" }));
    const reason = dialog.getByRole("combobox", { name: "What’s wrong with it?" });
    expect(namesOf(within(reason).getAllByRole("option"))).toEqual(["Choose a reason", ...Object.values(reportLabels)]);
    expect(dialog.getByRole("textbox", { name: "Anything to add?" })).toHaveAttribute("maxlength", "500");
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    expect(await dialog.findByText("Please choose what’s wrong with it.")).toBeInTheDocument();
    expect(reason).toHaveFocus();

    await userEvent.selectOptions(reason, "It is unkind or bullying");
    fill(dialog.getByRole("textbox"), "It hurt.");
    wire.treat(reportMutation, cut);
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    await toast("alert", "ErrorFailed to submit report. Please try again.");
    expect(dialog.getByRole("textbox")).toHaveValue("It hurt.");

    wire.treat(reportMutation);
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    await toast("status", "Report SubmittedThank you. We’ll review it.");
    expect(wire.variables(reportMutation).at(-1)).toMatchObject({ input: { reason: "UNKIND", details: "It hurt." } });
    await waitFor(() => expect(received).toHaveTextContent("Reported"));
    expect(await choicesOf(received)).toEqual(["Delete"]);
  });
});

describe("messages of somebody anonymous who is connected no more", () => {
  test("show the username and no picture, and lead to reporting, muting and blocking", async () => {
    const { ada, bo, id } = await connected();
    await introduce(bo, { displayName: "Bo the Kind" });
    await send(bo, ada, { message: "Rude words" });
    await send(ada, bo, { message: "Please stop" });
    await putAwayAll(ada);
    granted(await rest.open(bo).remove(id));
    await goAnonymous(bo);
    await openExchange(ada);

    const [sent, received] = await listed(2);

    expect(received).toHaveTextContent(`${bo.username}Just nowRude words`);
    expect(screen.queryByText("Bo the Kind")).not.toBeInTheDocument();
    expect(received?.querySelector("img, a")).toBeNull();
    expect(await choicesOf(received)).toEqual(["Report", "Mute", "Block", "Delete"]);
    await pick(received, "Report");
    const dialog = within(await screen.findByRole("dialog", { name: "Report Message" }));
    await userEvent.selectOptions(dialog.getByRole("combobox"), "It is unkind or bullying");
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    await toast("status", "Report Submitted");
    await pick(sent, "Mute");
    await toast("status", `MutedYou’ll still get ${bo.username}’s messages, without notifications.`);
    // What is known of the person by one message is known by all.
    expect(await choicesOf(received)).toEqual(["Unmute", "Block", "Delete"]);
    await pick(received, "Unmute");
    await toast("status", `UnmutedYou’ll get notifications about ${bo.username}’s messages again.`);
    expect(await choicesOf(sent)).toEqual(["Mute", "Block", "Delete"]);
    await pick(sent, "Block");
    await userEvent.click(
      within(await screen.findByRole("alertdialog", { name: "Block this person?" })).getByRole("button", {
        name: "Block",
      }),
    );
    await toast("status", "BlockedYou can unblock people under Settings › Privacy.");
    expect(await choicesOf(received)).toEqual(["Delete"]);
    expect(await choicesOf(sent)).toEqual(["Delete"]);
    expect(await rest.open(bo).request(ada.id)).toMatchObject({ status: 404 });
  });

  test("that cannot be muted or blocked say so", async () => {
    const { ada, bo, id } = await connected();
    await send(bo, ada, { message: "Rude words" });
    await putAwayAll(ada);
    granted(await rest.open(bo).remove(id));
    await goAnonymous(bo);
    const wire = await openExchange(ada);
    const [received] = await listed(1);
    wire.treat(muteMutation, cut);
    wire.treat(blockMutation, cut);

    await pick(received, "Mute");
    await toast("alert", `ErrorFailed to mute ${bo.username}`);
    await pick(received, "Block");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Block" }));
    await toast("alert", `ErrorFailed to block ${bo.username}`);

    expect(await choicesOf(received)).toEqual(["Report", "Mute", "Block", "Delete"]);
  });
});

describe("new messages", () => {
  test("are listed, and noted as seen by Got it!", async () => {
    const { ada, bo } = await connected();
    await send(bo, ada, { message: "While you were away" });
    await openExchange(ada);

    const dialog = within(await screen.findByRole("dialog", { name: "New Karma Message(s)!" }));
    expect(dialog.getByRole("listitem")).toHaveTextContent(`${bo.username}Just nowWhile you were away`);
    expect(granted(await rest.open(ada).unseen())).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Got it!" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(async () => expect(granted(await rest.open(ada).unseen())).toEqual([]));
  });

  test("come again next time when the dialog was closed another way, or could not say that they were seen", async () => {
    const { ada, bo } = await connected();
    await send(bo, ada, {});
    const wire = await openExchange(ada);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(wire.sent(newMessagesMutation)).toBe(0);
    await leave();

    const again = await openExchange(ada);
    again.treat(newMessagesMutation, cut);
    await userEvent.click(await screen.findByRole("button", { name: "Got it!" }));
    await toast("alert", "ErrorWe couldn’t mark these as read");
    expect(granted(await rest.open(ada).unseen())).toHaveLength(1);
  });

  test("are not announced to somebody who switched that off", async () => {
    const { ada, bo } = await connected();
    await send(bo, ada, {});
    granted(await restDoor({ as: ada }).changeSetting("karmaMessages", false));
    await openExchange(ada);

    expect(await listed(1)).toHaveLength(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("what cannot be loaded", () => {
  test("says so with a picture, and tries again", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.treat(exchangeQuery, cut);
    openProduct({ as: ada, path: "/karma-exchange", fetch: wire.fetch });

    expect(await screen.findByText("Your exchanges could not be loaded")).toBeInTheDocument();
    wire.treat(exchangeQuery);
    await press("Try again");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("stays as it was when one comes back without a network, and says that it may be old", async () => {
    const { ada, bo } = await connected();
    await send(ada, bo, { message: "From before" });
    const wire = await openExchange(ada);
    await listed(1);
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });
    wire.treat(exchangeQuery, cut);

    await userEvent.click(screen.getByRole("link", { name: "Exchange" }));

    expect(await screen.findByText(/These messages may be out of date/)).toBeInTheDocument();
    expect((await listed(1))[0]).toHaveTextContent("From before");
  });
});

const words = "Dear Maya,\nthank you & yours.";

async function openExchange(somebody: Person) {
  const wire = wireOver(browserFetch(somebody));
  opened = openProduct({ as: somebody, path: "/karma-exchange", fetch: wire.fetch });
  // A dialog may stand before it.
  await screen.findByRole("radiogroup", { name: "What to send", hidden: true });
  return wire;
}

let opened: ReturnType<typeof openProduct>;

async function leave(): Promise<void> {
  opened.unmount();
  opened.session.end();
}

function whatToSend() {
  return screen.getByRole("radiogroup", { name: "What to send" });
}

function recipient() {
  return screen.getByRole("combobox", { name: "To" });
}

function message() {
  return screen.getByRole("textbox", { name: "Message" });
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("radio", { name }));
}

/** Chooses somebody from a list that one searches in. */
async function pickBySearch(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("combobox", { name: "To" }));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search people" }), name.slice(0, 8));
  // It can be chosen once it is the first of those that match.
  await waitFor(() => expect(screen.getByRole("option", { name })).toHaveAttribute("data-active-item"));
  await userEvent.keyboard("{Enter}");
}

async function pressTemplate(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
}

/** Presses the button whose name begins so, such as the one that sends. */
async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
}

interface Written {
  type: string | undefined;
  to: Person | undefined;
  words: string;
}

async function write({ type, to, words: written }: Written): Promise<void> {
  if (type) await choose(type);
  if (to) await userEvent.selectOptions(recipient(), to.username);
  fill(message(), written);
}

async function writeElsewhere(method: string, name = " Maya "): Promise<void> {
  await choose("Kind Message");
  await choose(method);
  fill(screen.getByRole("textbox", { name: "To" }), name);
  fireEvent.change(message(), { target: { value: words } });
}

async function send(from: Person, to: Person, sending: Sending) {
  return granted(await rest.open(from).send({ recipientId: to.id, ...sending }));
}

async function putAwayAll(somebody: Person): Promise<void> {
  granted(await rest.open(somebody).clear());
}

/** The messages in the list, once there are so many. */
async function listed(count: number): Promise<HTMLElement[]> {
  const list = await screen.findByRole("list", { name: "Recent Exchanges" });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(count));
  return within(list).getAllByRole("listitem");
}

async function choicesOf(item: HTMLElement | undefined): Promise<string[]> {
  if (!item) throw new Error("There is no such message.");
  await userEvent.click(within(item).getByRole("button", { name: /^Options: the message/ }));
  const names = namesOf(await screen.findAllByRole("menuitem"));
  await userEvent.keyboard("{Escape}");
  return names;
}

async function pick(item: HTMLElement | undefined, choice: string): Promise<void> {
  if (!item) throw new Error("There is no such message.");
  await userEvent.click(within(item).getByRole("button", { name: /^Options: the message/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: choice }));
}

function namesOf(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ textContent }) => textContent ?? "");
}
