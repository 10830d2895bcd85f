import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import blockMutation from "#client/__generated__/BlockPersonMutation.graphql.ts";
import deleteMutation from "#client/__generated__/sendHeldMessageMutation.graphql.ts";
import exchangeQuery from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import liveSubscription from "#client/__generated__/liveSubscription.graphql.ts";
import newMessagesMutation from "#client/__generated__/NewMessagesMutation.graphql.ts";
import muteMutation from "#client/__generated__/PersonMenuMuteMutation.graphql.ts";
import recipientQuery from "#client/__generated__/RecipientFieldQuery.graphql.ts";
import reportMutation from "#client/__generated__/ReportMessageMutation.graphql.ts";
import sendMutation from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { platform } from "#client/platform/platform.ts";
import { exchangeTypes, giftWithoutGold, reportLabels, templateLabels } from "#domain/exchanges.ts";
import { connect, connectedPeople, setAnonymous } from "#tests/support/relations.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { pass, standAt } from "#tests/support/heldClock.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type Sending } from "#tests/support/peopleDoors.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, fireEvent, screen, settled, waitFor, within } from "#tests/support/screen.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { broken, cut, delayedRequest, delayedAnswer, loseAnswer, wireOver } from "#tests/support/wire.ts";

const [, rest] = peopleDoors;

afterEach(() => {
  delete platform.share;
});

describe("the form of a message", () => {
  test("asks for the kind, the way, the recipient and the text", async () => {
    const { ada, bo } = await connectedPeople();
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
  ])("offers for %s the templates: %s", async (name, hasThem) => {
    const { ada } = await connectedPeople();
    await openExchange(ada);
    expect(screen.queryByRole("group", { name: "Templates" })).not.toBeInTheDocument();

    await choose(name);

    const shown = screen.queryByRole("group", { name: "Templates" });
    expect(shown ? namesOf(within(shown).getAllByRole("button")) : []).toEqual(
      hasThem ? Object.values(templateLabels) : [],
    );
  });

  test("fills in a template, which another template replaces, but never replaces the person's own text", async () => {
    const { ada } = await connectedPeople();
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
  ])("without %s shows what is missing, focuses it, and sends nothing", async (_what, without, where) => {
    const { ada, bo } = await connectedPeople();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Hello", ...without });

    await press("Send");

    await toast("alert", "Missing InformationPlease fill in all required fields.");
    expect(where()).toHaveFocus();
    expect(wire.sent(sendMutation)).toBe(0);
  });

  test("marks every missing field at once, and unmarks each when it is filled in", async () => {
    const { ada } = await connectedPeople();
    await openExchange(ada);

    await press("Send");

    expect(await screen.findAllByText("Please fill this in.")).toHaveLength(3);
    fill(message(), "Hello");
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
    expect(message()).not.toHaveAttribute("aria-invalid", "true");
  });

  test("keeps its draft through a reload, until it is sent or cleared", async () => {
    const { ada, bo } = await connectedPeople();
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

  test("offers the connections by name", async () => {
    const ada = await person("ada");
    const [bo, cy] = [await person("bo"), await person("cy")];
    await connect(ada, bo);
    await connect(ada, cy);
    await openExchange(ada);

    expect(namesOf(within(recipient()).getAllByRole("option")).slice(1)).toEqual(
      [bo.username, cy.username].toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test("links to the user list if there are no connections", async () => {
    await openExchange(await person("ada"));

    expect(screen.getByRole("link", { name: "Connect with Users" })).toHaveAttribute("href", "/user-list");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("is also at /exchange", async () => {
    openProduct({ as: await person("ada"), path: "/exchange" });

    expect(await screen.findByRole("heading", { name: "Karma Exchange" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Exchange", current: "page" })).toBeInTheDocument();
    expect(window.location.pathname).toBe("/karma-exchange");
  });
});

describe("a recipient among more than a hundred connections", () => {
  let ada: Person;
  let first: Person;

  beforeAll(async () => {
    // jsdom has no layout; without this it considers nothing visible, and lists lose the focus.
    Object.assign(Element.prototype, { checkVisibility: () => true });
    ada = await person("ada");
    first = await person("zoe");
    await connect(first, ada);
    // Searches no longer find her, and she is one of the oldest connections.
    await setAnonymous(first);
    for (let made = 0; made < 103; made += 10)
      await Promise.all(Array.from({ length: 10 }, async () => connect(await person("crowd"), ada)));
  });
  afterAll(() => void Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  test("is found by a part of the name, and all are fetched when the list opens", async () => {
    const wire = await openExchange(ada);
    await choose("Kind Message");
    await screen.findByRole("combobox", { name: "To" });
    expect(wire.sent(recipientQuery)).toBe(0);

    await pickBySearch(first.username);

    await waitFor(() => expect(recipient()).toHaveTextContent(first.username));
    expect(wire.sent(recipientQuery)).toBeGreaterThan(0);
    fill(message(), "It is good to know you.");
    await press("Send Kind Message");
    await toast("status", "Karma Sent Successfully");
    expect(granted(await rest.open(first).received())).toMatchObject([{ message: "It is good to know you." }]);
    expect(recipient()).toHaveTextContent("Choose a person");
  });

  test("stays in the list while news refetches the screen", async () => {
    const wire = await openExchange(ada);
    await userEvent.click(await screen.findByRole("combobox", { name: "To" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Search people" }), first.username);
    const option = await screen.findByRole("option", { name: first.username });
    const [held, release] = delayedRequest();
    wire.intercept(recipientQuery, held);
    const before = wire.sent(recipientQuery);

    act(() => refetchScreen());
    await waitFor(() => expect(wire.sent(recipientQuery)).toBeGreaterThan(before));

    expect(option).toBeInTheDocument();
    release();
  });

  test("is still chosen in the draft after a reload", async () => {
    await openExchange(ada);
    await pickBySearch(first.username);
    await leave();

    await openExchange(ada);

    await waitFor(() => expect(recipient()).toHaveTextContent(first.username));
  });

  test("can be found after a failed fetch by opening the list again", async () => {
    const wire = await openExchange(ada);
    wire.intercept(recipientQuery, cut);
    await userEvent.click(await screen.findByRole("combobox", { name: "To" }));
    expect(await screen.findByText(/Some connections didn’t load/)).toBeInTheDocument();
    expect(screen.getAllByRole("option").length).toBe(100);
    await userEvent.keyboard("{Escape}");

    wire.intercept(recipientQuery);
    await pickBySearch(first.username);

    expect(recipient()).toHaveTextContent(first.username);
  });
});

describe("sending in the app", () => {
  test("shows a toast with a coin, empties the form, and adds the message to the list and to home's count", async () => {
    const { ada, bo } = await connectedPeople();
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

  test.each(exchangeTypes)("brings no coin for a message, or for a gift beyond the day's gold: %s", async (type) => {
    const { ada, bo } = await connectedPeople();
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

  test("keeps every word if it fails, and sends them once at the next try", async () => {
    const { ada, bo } = await connectedPeople();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "Hello" });

    for (const fate of [cut, broken]) {
      wire.intercept(sendMutation, fate);
      await press("Send");
      await toast("alert", "ErrorFailed to send karma. Please try again.");
      expect(message()).toHaveValue("Hello");
    }

    wire.intercept(sendMutation, loseAnswer);
    await press("Send");
    await toast("alert", "ErrorFailed to send karma. Please try again.");
    wire.intercept(sendMutation);
    await press("Send");

    await toast("status", "Karma Sent Successfully");
    expect(granted(await rest.open(bo).received())).toHaveLength(1);
    expect(await listed(1)).toHaveLength(1);
  });

  test("says if an earlier try has arrived with other words, and keeps the new ones", async () => {
    const { ada, bo } = await connectedPeople();
    const wire = await openExchange(ada);
    await write({ type: "Kind Message", to: bo, words: "First words" });
    wire.intercept(sendMutation, loseAnswer);
    await press("Send");
    await toast("alert", "Failed to send karma");
    wire.intercept(sendMutation);
    fill(message(), "Second words");

    await press("Send");
    await toast("status", "Sent alreadyYour first message did arrive");
    expect(message()).toHaveValue("Second words");
    expect(granted(await rest.open(bo).received())).toMatchObject([{ message: "First words" }]);

    await press("Send");
    await toast("status", "Karma Sent Successfully");
    expect(await listed(2)).toHaveLength(2);
  });

  test("shows the server's reason if the message is refused", async () => {
    const { ada, bo, id } = await connectedPeople();
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
  ])("by %s opens its own dialog and sends no request", async (method, link, address) => {
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
    // There is no such button without a share sheet.
    expect(dialog.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();

    await userEvent.click(dialog.getByRole("button", { name: "Keep writing" }));
    expect(message()).toHaveValue(words);
    await press("Send Kind Message");
    await userEvent.click(await screen.findByRole("button", { name: "Done, it is sent" }));
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

  test("opens the device's share sheet, and closing the sheet shows no error", async () => {
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

  test("copies the message, or says that it could not", async () => {
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
  test("show an unreadable message among the others, marked as such", async () => {
    const { ada, bo } = await connectedPeople();
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

  test("separate sent from received messages, and the last 7 days from all", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { type: "good_karma", message: "For you" });
    await send(ada, bo, { type: "constructive_feedback", message: "One thing" });
    await putAwayAll(ada);
    await openExchange(ada);

    const [sent, received] = await listed(2);
    expect(sent).toHaveTextContent(`${bo.username}Just nowOne thingConstructive FeedbackSent`);
    expect(received).toHaveTextContent(`${bo.username}Just nowFor youGood KarmaReceived`);
    await leave();

    const minute = 60_000;
    standAt(Date.now() + 7 * 86_400_000 - 10 * minute);
    await openExchange(ada);
    expect(await listed(2)).toHaveLength(2);
    await leave();

    standAt(Date.now() + 11 * minute);
    await openExchange(ada);
    expect(await screen.findByText("Nothing in the last 7 days")).toBeInTheDocument();
    const tabs = screen.getAllByRole("tab");
    expect(namesOf(tabs)).toEqual(["Last 7 days", "All Messages"]);
    await userEvent.click(screen.getByRole("tab", { name: "All Messages" }));
    expect((await listed(2))[0]).toHaveTextContent("Last week");
  });

  test("show 20 messages of the last days and 50 of all, with one request", async () => {
    const { ada, bo } = await connectedPeople();
    for (let sent = 0; sent < 52; sent += 1) await send(bo, ada, { message: `Number ${sent}` });
    await putAwayAll(ada);
    const wire = await openExchange(ada);
    // It may tell of the messages above, and have the screen refetched.
    wire.intercept(liveSubscription, delayedRequest()[0]);

    expect((await listed(20))[0]).toHaveTextContent("Number 51");
    await userEvent.click(screen.getByRole("tab", { name: "All Messages" }));
    expect((await listed(50)).at(-1)).toHaveTextContent("Number 2");
    expect(wire.sent(exchangeQuery)).toBe(1);
  });

  test("disappear immediately when deleted, only from the person's own list, and are deleted 8 seconds later", async () => {
    const { ada, bo } = await connectedPeople();
    await send(ada, bo, { message: "First" });
    await send(ada, bo, { message: "Second" });
    const wire = await openExchange(ada);
    const [newest] = await listed(2);

    await pick(newest, "Delete");
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
    await screen.findByRole("group", {
      name: `The message to ${bo.username} is deleted. Only your copy. Its Good Karma stays.`,
    });
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Second")).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Options: the message/ })[0]).toHaveFocus());

    wire.intercept(deleteMutation, cut);
    await deleteAtOnce((await listed(2))[0]);
    await toast("alert", "ErrorFailed to delete message. Please try again.");
    expect(await screen.findByText("Second")).toBeInTheDocument();

    wire.intercept(deleteMutation);
    await pick((await listed(2))[0], "Delete");
    await screen.findByRole("button", { name: "Undo" });
    expect(wire.sent(deleteMutation)).toBe(1);
    pass(8000);
    await toast("status", "Message Deleted");
    expect((await listed(1))[0]).toHaveTextContent("First");
    await waitFor(() => expect(screen.getByRole("list", { name: "Recent Exchanges" })).toHaveFocus());
    expect(granted(await rest.open(bo).received())).toHaveLength(2);
  });

  test("stay deleted when an older request for the list arrives later", async () => {
    const { ada, bo } = await connectedPeople();
    await send(ada, bo, { message: "First" });
    await send(ada, bo, { message: "Second" });
    const wire = await openExchange(ada);
    const [newest] = await listed(2);
    const [heardLate, hear] = delayedAnswer();
    wire.intercept(exchangeQuery, heardLate);
    // News would refetch the list by itself.
    wire.intercept(liveSubscription, delayedRequest()[0]);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(2));

    await deleteAtOnce(newest);
    await toast("status", "Message Deleted");
    wire.intercept(exchangeQuery);
    hear();

    await settled();
    expect(wire.sent(exchangeQuery)).toBe(3);
    expect((await listed(1))[0]).toHaveTextContent("First");
  });

  test("disappear when deleted again if another device has deleted them", async () => {
    const { ada, bo } = await connectedPeople();
    const { id } = await send(ada, bo, {});
    await openExchange(ada);
    const [message_] = await listed(1);
    granted(await rest.open(ada).deleteExchange(id));

    await deleteAtOnce(message_);

    await toast("alert", "ErrorFailed to delete message. This message isn’t here any more.");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("are answered by a button below a received message, which chooses the recipient and quotes it", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { message: "The soup is on the step." });
    await putAwayAll(ada);
    const wire = await openExchange(ada);
    const [received] = await listed(1);
    expect(await choicesOf(received)).toEqual(["Report", "Delete"]);

    await press(`Reply to ${bo.username}`);

    await waitFor(() => expect(message()).toHaveFocus());
    expect(recipient()).toHaveDisplayValue(bo.username);
    expect(screen.getByRole("radio", { name: "Kind Message" })).toBeChecked();
    expect(screen.getByRole("figure")).toHaveTextContent(
      `Answering ${bo.username}, just now“The soup is on the step.”`,
    );
    fill(message(), "The pot is yours too.");
    await press(`Reply to ${bo.username}`);
    expect(message()).toHaveValue("The pot is yours too.");

    await press("Send Kind Message");
    await toast("status", "Karma Sent Successfully");
    expect(JSON.stringify(wire.variables(sendMutation))).not.toContain("soup");
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  test("are thanked for with a template, which can be undone for 8 seconds", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { message: "The soup is on the step." });
    await putAwayAll(ada);
    const wire = await openExchange(ada);
    await listed(1);
    await thank(bo, "You made my day");
    const strip = `“You made my day” Good Karma for ${bo.username}. It will be sent in a moment.`;
    await screen.findByRole("group", { name: strip });
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(wire.sent(sendMutation)).toBe(0);

    await thank(bo, "You made my day");
    await screen.findByRole("group", { name: strip });
    window.dispatchEvent(new Event("pagehide"));

    await toast("status", "Karma Sent Successfully");
    expect((await listed(2))[0]).toHaveTextContent(`${bo.username}Just nowYou made my dayGood KarmaSent`);
    expect(granted(await rest.open(bo).received())).toMatchObject([
      { type: "good_karma", message: "You made my day", template: "made_my_day" },
    ]);
  });

  test("can be reported by their recipient, once and with a reason", async () => {
    const { ada, bo } = await connectedPeople();
    await send(ada, bo, {});
    await send(bo, ada, { message: "Rude words" });
    await putAwayAll(ada);
    const wire = await openExchange(ada);
    const [received, sent] = await listed(2);
    expect(await choicesOf(sent)).toEqual(["Delete"]);

    await pick(received, "Report");
    const dialog = within(await screen.findByRole("dialog", { name: "Report Message" }));
    const reason = dialog.getByRole("combobox", { name: "What’s wrong with this message?" });
    expect(namesOf(within(reason).getAllByRole("option"))).toEqual(["Choose a reason", ...Object.values(reportLabels)]);
    expect(dialog.getByRole("textbox", { name: "Anything to add?" })).toHaveAttribute("maxlength", "500");
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    expect(await dialog.findByText("Please choose what’s wrong with this message.")).toBeInTheDocument();
    expect(reason).toHaveFocus();

    await userEvent.selectOptions(reason, "It is unkind or bullying");
    fill(dialog.getByRole("textbox"), "It hurt.");
    wire.intercept(reportMutation, cut);
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    await toast("alert", "ErrorFailed to submit report. Please try again.");
    expect(dialog.getByRole("textbox")).toHaveValue("It hurt.");

    wire.intercept(reportMutation);
    await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
    await toast("status", "Report SubmittedThank you. The people who run this server will read it.");
    expect(wire.variables(reportMutation).at(-1)).toMatchObject({ input: { reason: "UNKIND", details: "It hurt." } });
    await waitFor(() => expect(received).toHaveTextContent("Reported"));
    expect(await choicesOf(received)).not.toContain("Report");
  });
});

test("the report of a threat shows the way to help, when its reason is chosen and after it is sent", async () => {
  const { ada, bo } = await connectedPeople();
  await send(bo, ada, { message: "I know where you live" });
  await putAwayAll(ada);
  await openExchange(ada);
  const [received] = await listed(1);
  await pick(received, "Report");
  const dialog = within(await screen.findByRole("dialog", { name: "Report Message" }));
  const reason = dialog.getByRole("combobox");
  await userEvent.selectOptions(reason, "It is unkind or bullying");
  expect(dialog.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();

  await userEvent.selectOptions(reason, "It threatens me or someone else");

  const link = dialog.getByRole("link", { name: "people to talk to" });
  expect(link.closest("[aria-live=polite]")).not.toBeNull();
  expect(reason).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: "Submit Report" }));
  const thanks = await screen.findByRole("dialog", { name: "Report Submitted" });
  expect(thanks).toHaveTextContent("Thank you. The people who run this server will read it.");
  expect(within(thanks).getByRole("link", { name: "people to talk to" })).toHaveAttribute("href", "/help-now");
  expect(thanks).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(within(thanks).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

describe("messages of an anonymous person who is no longer connected", () => {
  test("show the username without a picture, and can be reported, and their sender muted or blocked", async () => {
    const { ada, bo, id } = await connectedPeople();
    await introduce(bo, { displayName: "Bo the Kind" });
    await send(bo, ada, { message: "Rude words" });
    await send(ada, bo, { message: "Please stop" });
    await putAwayAll(ada);
    granted(await rest.open(bo).remove(id));
    await setAnonymous(bo);
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
    // A change made on one message applies to all messages of the person.
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

  test("show an error if muting or blocking fails", async () => {
    const { ada, bo, id } = await connectedPeople();
    await send(bo, ada, { message: "Rude words" });
    await putAwayAll(ada);
    granted(await rest.open(bo).remove(id));
    await setAnonymous(bo);
    const wire = await openExchange(ada);
    const [received] = await listed(1);
    wire.intercept(muteMutation, cut);
    wire.intercept(blockMutation, cut);

    await pick(received, "Mute");
    await toast("alert", `ErrorFailed to mute ${bo.username}`);
    await pick(received, "Block");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Block" }));
    await toast("alert", `ErrorFailed to block ${bo.username}`);

    expect(await choicesOf(received)).toEqual(["Report", "Mute", "Block", "Delete"]);
  });
});

describe("new messages", () => {
  test("are listed in a dialog, and marked as seen by Got it!", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { message: "While you were away" });
    await openExchange(ada);

    const dialog = within(await screen.findByRole("dialog", { name: "New Karma Message(s)!" }));
    expect(dialog.getByRole("listitem")).toHaveTextContent(`${bo.username}Just nowWhile you were away`);
    expect(granted(await rest.open(ada).unseen())).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Got it!" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(async () => expect(granted(await rest.open(ada).unseen())).toEqual([]));
  });

  test("appear again if the dialog was closed without its button", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, {});
    const wire = await openExchange(ada);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(wire.sent(newMessagesMutation)).toBe(0);
    await leave();

    await openExchange(ada);
    expect(await screen.findByRole("button", { name: "Got it!" })).toBeInTheDocument();
  });

  test("once put away are not announced again while no server answers, and are marked as soon as one does", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { message: "While you were away" });
    const wire = await openExchange(ada);
    wire.intercept(newMessagesMutation, cut);
    await userEvent.click(await screen.findByRole("button", { name: "Got it!" }));
    await toast("alert", "ErrorThese could not be marked as read");
    wire.intercept(exchangeQuery, cut);
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("region", { name: "Today's Summary" });

    await userEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name: "Exchange" }));

    expect(await listed(1)).toHaveLength(1);
    await settled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(granted(await rest.open(ada).unseen())).toHaveLength(1);
    await leave();

    await openExchange(ada);
    await waitFor(async () => expect(granted(await rest.open(ada).unseen())).toEqual([]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("put away are not announced after a reload without a server, also when their list was stored before", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, { message: "While you were away" });
    const store = await openMemory(ada);
    await openExchange(ada);
    await screen.findByRole("dialog");
    await waitFor(() => expect(JSON.stringify([...store.held.answers.values()])).toContain("While you were away"));
    await userEvent.click(screen.getByRole("button", { name: "Got it!" }));
    await waitFor(async () => expect(granted(await rest.open(ada).unseen())).toEqual([]));
    await leave();

    loadProduct(cut);

    expect(await listed(1)).toHaveLength(1);
    await settled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("are not announced to a person who switched that off", async () => {
    const { ada, bo } = await connectedPeople();
    await send(bo, ada, {});
    granted(await restDoor({ as: ada }).changeSetting("karmaMessages", false));
    await openExchange(ada);

    expect(await listed(1)).toHaveLength(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the screen without its data", () => {
  test("shows an error with a picture, and offers to retry", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.intercept(exchangeQuery, cut);
    openProduct({ as: ada, path: "/karma-exchange", fetch: wire.fetch });

    expect(await screen.findByText("Your messages could not be loaded")).toBeInTheDocument();
    wire.intercept(exchangeQuery);
    await press("Try again");
    expect(await screen.findByText("No messages yet")).toBeInTheDocument();
  });

  test("keeps the old messages when the person returns offline, and marks them as old", async () => {
    const { ada, bo } = await connectedPeople();
    await send(ada, bo, { message: "From before" });
    const wire = await openExchange(ada);
    await listed(1);
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });
    wire.intercept(exchangeQuery, cut);

    await userEvent.click(screen.getByRole("link", { name: "Exchange" }));

    expect(await screen.findByText(/These messages may be out of date/)).toBeInTheDocument();
    expect((await listed(1))[0]).toHaveTextContent("From before");
  });
});

const words = "Dear Maya,\nthank you & yours.";

async function openExchange(somebody: Person) {
  const wire = wireOver(browserFetch(somebody));
  opened = openProduct({ as: somebody, path: "/karma-exchange", fetch: wire.fetch });
  // A dialog may cover it.
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

/** Chooses a person from a searchable list. */
async function pickBySearch(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("combobox", { name: "To" }));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search people" }), name.slice(0, 8));
  const option = await screen.findByRole("option", { name });
  await waitFor(() => expect(option).toHaveAttribute("data-active-item"));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("option", { name })).not.toBeInTheDocument());
}

async function pressTemplate(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
}

/** Presses the button whose name starts with this, such as the send button. */
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

/** Waits for this many messages and returns them. */
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

/** Thanks for a message of a person, from the menu below it. */
async function thank(somebody: Person, template: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `Thank ${somebody.username}` }));
  await screen.findByText(`Thank ${somebody.username} with Good Karma`);
  await userEvent.click(screen.getByRole("menuitem", { name: template }));
}

/** As somebody does who closes the page right after. */
async function deleteAtOnce(item: HTMLElement | undefined): Promise<void> {
  await pick(item, "Delete");
  await screen.findByRole("button", { name: "Undo" });
  window.dispatchEvent(new Event("pagehide"));
}

async function pick(item: HTMLElement | undefined, choice: string): Promise<void> {
  if (!item) throw new Error("There is no such message.");
  await userEvent.click(within(item).getByRole("button", { name: /^Options: the message/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: choice }));
}

function namesOf(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ textContent }) => textContent ?? "");
}
