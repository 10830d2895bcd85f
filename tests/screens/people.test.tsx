import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import answerMutation from "#client/__generated__/AnswerButtonMutation.graphql.ts";
import liveSubscription from "#client/__generated__/liveSubscription.graphql.ts";
import blockedQuery from "#client/__generated__/BlockedListQuery.graphql.ts";
import clearMutation from "#client/__generated__/NotificationsMutation.graphql.ts";
import connectMutation from "#client/__generated__/ConnectButtonMutation.graphql.ts";
import connectedQuery from "#client/__generated__/ConnectedUsersScreenQuery.graphql.ts";
import listQuery from "#client/__generated__/NotificationListQuery.graphql.ts";
import removeMutation from "#client/__generated__/sendHeldConnectionMutation.graphql.ts";
import sendMutation from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import userListQuery from "#client/__generated__/UserListScreenQuery.graphql.ts";
import { connect, setAnonymous, blockOrMute, sendConnectionRequest } from "#tests/support/relations.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { pass } from "#tests/support/heldClock.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { arrives, fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut, delayedRequest, loseAnswer, wireOver } from "#tests/support/wire.ts";

const [, rest] = peopleDoors;

describe("the user list", () => {
  test("shows people by display name and username, with their bio, and links to requests and connections", async () => {
    // Unique names, because the list also contains the people of other tests.
    const [ada, bo, cy] = [await person("ada"), await person("quill"), await person("quillon")];
    await introduce(bo, { displayName: "Bo Ek", bio: "Walks before work." });

    await openPeople(ada, "/user-list?search=quill");

    expect(await screen.findByRole("listitem", { name: `Bo Ek @${bo.username}` })).toHaveTextContent(
      "Walks before work.",
    );
    expect(card(cy.username)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Connection Requests" })).toHaveAttribute("href", "/connection-requests");
    expect(screen.getByRole("link", { name: "View Connected" })).toHaveAttribute("href", "/connected-users");
  });

  test("sends a connection request by its button, and confirms it", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await seek(ada, bo);

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Connect" }));

    await toast("status", "Connection request sent");
    expect(within(card(bo)).getByRole("button", { name: "Requested" })).toHaveAttribute("aria-disabled", "true");
    expect(within(card(bo)).getByRole("button", { name: "Requested" })).toHaveAccessibleDescription(bo.username);
  });

  test("shows who has a pending request and who is connected", async () => {
    const ada = await person("ada");
    const [bo, cy] = [await person("plume"), await person("plume")];
    await sendConnectionRequest(ada, bo);
    await connect(ada, cy);

    await openPeople(ada, "/user-list?search=plume");

    await screen.findByText(bo.username);
    expect(within(card(bo)).getByRole("button", { name: "Requested" })).toBeInTheDocument();
    expect(within(card(cy)).getByRole("button", { name: "Connected" })).toBeInTheDocument();
  });

  test("offers Accept and Decline for a person who sent a request, and no second request", async () => {
    const [ada, bo, cy] = [await person("ada"), await person("wants"), await person("wants")];
    await sendConnectionRequest(bo, ada);
    await sendConnectionRequest(cy, ada);
    await openPeople(ada, "/user-list?search=wants");
    await screen.findByText(bo.username);
    expect(within(card(bo)).queryByRole("button", { name: "Connect" })).not.toBeInTheDocument();

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Accept" }));
    await toast("status", "Connection accepted");
    expect(within(card(bo)).getByRole("button", { name: "Connected" })).toHaveAttribute("aria-disabled", "true");

    await userEvent.click(within(card(cy)).getByRole("button", { name: "Decline" }));
    await toast("status", "Connection rejected");
    expect(within(card(cy)).getByRole("button", { name: "Connect" })).toBeInTheDocument();
  });

  test("shows people who sent a request above all others, and only there", async () => {
    const [ada, bo] = [await person("ada"), await person("zz")];
    await sendConnectionRequest(bo, ada);
    await openPeople(ada);

    const waiting = await screen.findByRole("list", { name: "Want to connect" });
    expect(within(waiting).getByRole("listitem", { name: bo.username })).toHaveTextContent("wants to connect");
    expect(screen.getAllByText(bo.username)).toHaveLength(1);

    await userEvent.click(within(waiting).getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(waiting).not.toBeInTheDocument());
  });

  test("shows an error if a request failed, and sends it once however often its answer is lost", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { wire } = await seek(ada, bo);
    for (const fate of [broken, loseAnswer]) {
      wire.intercept(connectMutation, fate);
      await userEvent.click(within(card(bo)).getByRole("button", { name: "Connect" }));
      await toast("alert", "ErrorFailed to send connection request");
    }

    wire.intercept(connectMutation);
    await userEvent.click(within(card(bo)).getByRole("button", { name: "Connect" }));

    await toast("status", "Connection request sent");
    const sent = wire.variables(connectMutation).map((each) => JSON.stringify(each));
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  });

  test("shows the server's reason if a request is refused", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await seek(ada, bo);
    await sendConnectionRequest(ada, bo);

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Connect" }));

    await toast("alert", "ErrorYou’ve already asked. Please wait for their answer.");
  });

  test("keeps the search text while searching, and says if nobody is found", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { wire } = await openPeople(ada);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(userListQuery, waiting);

    await userEvent.type(field(), bo.username);
    await waitFor(() => expect(wire.sent(userListQuery)).toBeGreaterThan(1));
    expect(field()).toHaveValue(bo.username);
    goOn();
    await screen.findByText(bo.username);
    wire.intercept(userListQuery);
    await userEvent.clear(field());
    await userEvent.type(field(), "zzzqqq");

    expect(await screen.findByText("No one found")).toBeInTheDocument();
    expect(field()).toHaveValue("zzzqqq");
    expect(window.location.search).toBe("?search=zzzqqq");
  });

  test("sends one request for text typed without a pause, and none for a single letter", async () => {
    const { wire } = await openPeople(await person("ada"));
    const before = wire.sent(userListQuery);

    await userEvent.type(field(), "zzzq");
    await screen.findByText("No one found");
    expect(wire.sent(userListQuery)).toBe(before + 1);
    await userEvent.clear(field());
    await userEvent.type(field(), "z");

    await waitFor(() => expect(wire.variables(userListQuery).at(-1)).toEqual({ search: "" }));
    await waitFor(() => expect(screen.queryByText("No one found")).not.toBeInTheDocument());
  });

  test("keeps its search text if it cannot be loaded, and offers to retry", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { wire } = await openPeople(ada);
    wire.intercept(userListQuery, cut);
    await userEvent.type(field(), bo.username);
    await screen.findByText("These people could not be loaded");
    expect(field()).toHaveValue(bo.username);

    wire.intercept(userListQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText(bo.username)).toBeInTheDocument();
  });

  test("loads more people page by page", async () => {
    const ada = await person("ada");
    const name = `crowd${Date.now().toString(36)}`;
    await Promise.all(Array.from({ length: 21 }, () => person(name)));
    await openPeople(ada, `/user-list?search=${name}`);
    expect(await screen.findAllByRole("listitem")).toHaveLength(20);

    await userEvent.click(screen.getByRole("button", { name: "Show more" }));

    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(21));
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("mutes and unmutes from a card's menu", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await seek(ada, bo);

    await choose(bo, "Mute");
    await toast("status", `MutedYou’ll still get ${bo.username}’s messages, without notifications.`);
    await choose(bo, "Unmute");

    await toast("status", `UnmutedYou’ll get notifications about ${bo.username}’s messages again.`);
  });

  test("blocks a person after confirmation, removes them and moves the focus", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await seek(ada, bo);
    await choose(bo, "Block");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(card(bo)).toBeInTheDocument();

    await choose(bo, "Block");
    await userEvent.click(await screen.findByRole("button", { name: "Block" }));

    await toast("status", "BlockedYou can unblock people under Settings › Privacy.");
    await waitFor(() => expect(screen.queryByText(bo.username)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Connect with Users" })).toHaveFocus());
  });

  test("removes a blocked person who is anonymous, too", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await connect(ada, bo);
    await setAnonymous(bo);
    await openConnected(ada);

    await choose(bo, "Block");
    await userEvent.click(await screen.findByRole("button", { name: "Block" }));

    expect(await screen.findByText("No connections yet")).toBeInTheDocument();
  });
});

test("the connected people stand beside the list, and Write opens the draft for one of them", async () => {
  const { ada, bo } = await pair();
  await openPeople(ada);
  const connected = within(await screen.findByRole("region", { name: "Connected" }));
  expect(screen.getAllByText(bo.username)).toHaveLength(1);

  await userEvent.click(connected.getByRole("link", { name: "Write" }));

  expect(await screen.findByRole("combobox", { name: "To" })).toHaveDisplayValue(bo.username);
});

describe("connection requests", () => {
  test("disappear when they are accepted or declined", async () => {
    const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
    await sendConnectionRequest(bo, ada);
    await sendConnectionRequest(cy, ada);
    await openRequests(ada);

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Accept" }));
    await toast("status", "Connection accepted");
    await userEvent.click(within(card(cy)).getByRole("button", { name: "Decline" }));
    await toast("status", "Connection rejected");

    expect(await screen.findByText("No pending connection requests")).toBeInTheDocument();
    expect((granted(await rest.open(ada).friends()) as { username: string }[]).map(({ username }) => username)).toEqual(
      [bo.username],
    );
  });

  test("move the focus to the next request when one is answered", async () => {
    const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
    await sendConnectionRequest(cy, ada);
    await sendConnectionRequest(bo, ada);
    await openRequests(ada);

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Accept" }));

    await waitFor(() => expect(card(cy)).toHaveFocus());
  });

  test("stay if the answer failed, with an error", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sendConnectionRequest(bo, ada);
    const { wire } = await openRequests(ada);
    wire.intercept(answerMutation, cut);

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Accept" }));
    await toast("alert", "ErrorFailed to accept connection request");
    await userEvent.click(within(card(bo)).getByRole("button", { name: "Decline" }));

    await toast("alert", "ErrorFailed to decline connection request");
    expect(card(bo)).toBeInTheDocument();
  });

  test("link to the user list if there are none", async () => {
    openProduct({ as: await person("ada"), path: "/connection-requests" });

    expect(await screen.findByText("No pending connection requests")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Connect with Users" })).toHaveAttribute("href", "/user-list");
  });
});

describe("connected users", () => {
  test("link to the user list if there are none", async () => {
    openProduct({ as: await person("ada"), path: "/connected-users" });

    expect(await screen.findByText("No connections yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Connect with Users" })).toHaveAttribute("href", "/user-list");
  });

  test("can be sent a message", async () => {
    const { ada, bo } = await pair();
    await openConnected(ada);
    const tabs = within(screen.getByRole("tablist", { name: `Send karma to ${bo.username}` })).getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Message", "Gift Gold"]);

    await userEvent.type(screen.getByRole("textbox", { name: "Your message" }), "Thank you for the ride");
    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));

    await toast("status", "Karma Sent Successfully");
    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("");
    expect(await rest.open(bo).received()).toMatchObject([
      { type: "kind_message", message: "Thank you for the ride", gold: 0 },
    ]);
  });

  test("can be given gold, with a message", async () => {
    const { ada, bo } = await pair();
    await openConnected(ada);

    await userEvent.click(screen.getByRole("tab", { name: "Gift Gold" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Add a kind word" }), "You made my day");
    await userEvent.click(screen.getByRole("button", { name: "Gift Gold" }));

    await toast("status", "Karma Sent Successfully");
    expect(await rest.open(bo).received()).toMatchObject([{ type: "good_karma", gold: 1 }]);
  });

  test.each(["Message", "Gift Gold"])("cannot be sent an empty text, on the tab %s", async (tab) => {
    const { ada, bo } = await pair();
    await openConnected(ada);
    await userEvent.click(screen.getByRole("tab", { name: tab }));

    await userEvent.type(screen.getByRole("textbox", { name: /Your message|Add a kind word/ }), "  ");
    await userEvent.click(screen.getByRole("button", { name: /^(Send Message|Gift Gold)$/ }));

    await toast("alert", "Missing InformationPlease fill in all required fields.");
    expect(await rest.open(bo).received()).toEqual([]);
  });

  test("can be sent 1,000 characters", async () => {
    const { ada } = await pair();
    await openConnected(ada);

    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveAttribute("maxlength", "1000");
  });

  test("get a message once, however often its answer is lost, and the text stays until it is confirmed", async () => {
    const { ada, bo } = await pair();
    const { wire } = await openConnected(ada);
    wire.intercept(sendMutation, loseAnswer);
    await userEvent.type(screen.getByRole("textbox", { name: "Your message" }), "Thank you");
    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
    await toast("alert", "ErrorFailed to send karma. Please try again.");
    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("Thank you");

    wire.intercept(sendMutation);
    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));

    await toast("status", "Karma Sent Successfully");
    expect(await rest.open(bo).received()).toHaveLength(1);
  });

  test("get a changed text only after another press if the first text had arrived, and the dialog says so", async () => {
    const { ada, bo } = await pair();
    const { wire } = await openConnected(ada);
    wire.intercept(sendMutation, loseAnswer);
    const words = screen.getByRole("textbox", { name: "Your message" });
    await userEvent.type(words, "Thank you");
    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
    await toast("alert", "Failed to send karma");
    wire.intercept(sendMutation);
    await userEvent.type(words, " so much");

    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
    await toast("status", "Sent alreadyYour first message did arrive");
    expect(words).toHaveValue("Thank you so much");
    expect(await rest.open(bo).received()).toMatchObject([{ message: "Thank you" }]);

    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
    await toast("status", "Karma Sent Successfully");
    expect(await rest.open(bo).received()).toMatchObject([{ message: "Thank you so much" }, { message: "Thank you" }]);
  });

  test("who are given gold are counted on home", async () => {
    const { ada } = await pair();
    const { wire } = await openConnected(ada);
    await userEvent.click(screen.getByRole("tab", { name: "Gift Gold" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Add a kind word" }), "You made my day");
    await userEvent.click(screen.getByRole("button", { name: "Gift Gold" }));
    await toast("status", "Karma Sent Successfully");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));

    expect(await screen.findByRole("region", { name: "Today's Summary" })).toHaveTextContent(/Good karma sent1/);
    expect(wire.variables(sendMutation)).toMatchObject([
      {
        input: { stamp: { timeZone: expect.any(String), occurredAt: expect.any(String), sentAt: expect.any(String) } },
      },
    ]);
  });

  test("get a gift without a coin beyond the day's gold, and the dialog says so", async () => {
    const { ada, bo } = await pair();
    for (let gift = 0; gift < 3; gift += 1)
      granted(await rest.open(ada).send({ type: "good_karma", recipientId: bo.id, message: `Gift ${gift}` }));
    await openConnected(ada);

    await userEvent.click(screen.getByRole("tab", { name: "Gift Gold" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Add a kind word" }), "And one more");
    await userEvent.click(screen.getByRole("button", { name: "Gift Gold" }));

    await waitFor(() =>
      expect(screen.getByText("Karma Sent Successfully").parentElement).toHaveTextContent(
        "without Good Karma this time",
      ),
    );
  });

  test("disappear immediately when removed, and are removed 8 seconds later", async () => {
    const { ada, bo } = await pair();
    await openConnected(ada);
    await choose(bo, "Remove");

    const strip = await screen.findByRole("group", { name: new RegExp(`^${bo.username} is removed\\.`) });
    await waitFor(() => expect(within(strip).getByRole("button", { name: "Undo" })).toHaveFocus());
    expect(screen.queryByRole("heading", { name: bo.username })).not.toBeInTheDocument();
    expect(await rest.open(bo).friends()).toHaveLength(1);
    pass(8000);

    await toast("status", "Connection removed");
    expect(await screen.findByText("No connections yet")).toBeInTheDocument();
    expect(await rest.open(bo).friends()).toEqual([]);
  });

  test("are shown again if the removal is undone, and nothing is sent", async () => {
    const { ada, bo } = await pair();
    const { wire } = await openConnected(ada);
    await choose(bo, "Remove");

    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

    await waitFor(() => expect(within(card(bo)).getByRole("button", { name: "Send Karma" })).toHaveFocus());
    window.dispatchEvent(new Event("pagehide"));
    expect(wire.sent(removeMutation)).toBe(0);
  });

  test("stay if the removal failed, with an error", async () => {
    const { ada, bo } = await pair();
    const { wire } = await openConnected(ada);
    wire.intercept(removeMutation, cut);
    await choose(bo, "Remove");
    await screen.findByRole("button", { name: "Undo" });
    window.dispatchEvent(new Event("pagehide"));

    await toast("alert", "ErrorFailed to remove connection");
    expect(card(bo)).toBeInTheDocument();
  });

  test("can be retried if they cannot be loaded", async () => {
    const { ada, bo } = await pair();
    const wire = wireOver(browserFetch(ada));
    wire.intercept(connectedQuery, cut);
    openProduct({ as: ada, path: "/connected-users", fetch: wire.fetch });
    await screen.findByText("These people could not be loaded");

    wire.intercept(connectedQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: bo.username })).toBeInTheDocument();
  });
});

describe("the bell", () => {
  test("is absent without a notification", async () => {
    openProduct({ as: await person("ada"), path: "/settings" });

    await screen.findByRole("link", { name: "Settings" });
    expect(screen.queryByRole("button", { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  test("counts messages and requests, and opens a list that links to their screens", async () => {
    const { ada, bo } = await pair();
    const cy = await person("cy");
    await sendConnectionRequest(cy, ada);
    granted(await rest.open(bo).send({ type: "kind_message", recipientId: ada.id, message: "Well done" }));
    openProduct({ as: ada, path: "/settings" });

    const dialog = await openBell(2);

    expect(
      await within(dialog).findByRole("link", { name: `${cy.username} would like to connect Just now` }),
    ).toHaveAttribute("href", "/connection-requests");
    const message = within(dialog).getByRole("link", { name: new RegExp(`${bo.username} sent you a Kind Message`) });
    expect(message).toHaveAttribute("href", "/karma-exchange");
    expect(message).toHaveTextContent(/Well done Just now$/);
    await userEvent.click(within(dialog).getByRole("link", { name: /would like to connect/ }));
    expect(await screen.findByRole("heading", { name: "Connection Requests" })).toBeInTheDocument();
  });

  test("shows 9+ above nine", async () => {
    const ada = await person("ada");
    const [tenth, ...nine] = await Promise.all([person("bo"), ...Array.from({ length: 9 }, () => person("bo"))]);
    for (const each of nine) await sendConnectionRequest(each, ada);
    openProduct({ as: ada, path: "/settings" });
    await screen.findByRole("button", { name: "Notifications, 9" });
    expect(screen.getByText("9")).toBeInTheDocument();

    await sendConnectionRequest(tenth, ada);

    await arrives(() => expect(screen.getByRole("button", { name: "Notifications, 10" })).toBeInTheDocument());
    expect(screen.getByText("9+")).toBeInTheDocument();
  });

  test("disappears when it is cleared, while a cleared request stays on its screen", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sendConnectionRequest(bo, ada);
    openProduct({ as: ada, path: "/connection-requests" });
    const dialog = await openBell(1);

    await userEvent.click(within(dialog).getByRole("button", { name: "Clear" }));

    await toast("status", "Notifications cleared");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Notifications/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Connection Requests" })).toHaveFocus());
    expect(card(bo)).toBeInTheDocument();
  });

  test("stays if clearing failed, with an error", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sendConnectionRequest(bo, ada);
    const wire = wireOver(browserFetch(ada));
    wire.intercept(clearMutation, cut);
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    const dialog = await openBell(1);

    await userEvent.click(within(dialog).getByRole("button", { name: "Clear" }));

    await toast("alert", "ErrorFailed to clear notifications");
  });

  test("offers to retry if its list cannot be loaded", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sendConnectionRequest(bo, ada);
    const wire = wireOver(browserFetch(ada));
    wire.intercept(listQuery, cut);
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    const dialog = await openBell(1);
    await within(dialog).findByText("Your notifications could not be loaded");

    wire.intercept(listQuery);
    await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));

    expect(await within(dialog).findByText(/would like to connect/)).toBeInTheDocument();
  });

  test("counts news as it arrives", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    await waitFor(() => expect(wire.sent(liveSubscription)).toBe(1));
    const sent = wire.sentInAll();

    await sendConnectionRequest(bo, ada);

    await arrives(() => expect(screen.getByRole("button", { name: "Notifications, 1" })).toBeInTheDocument());
    expect(wire.sentInAll()).toBe(sent);
  });

  test("comes and counts between two presses: it would move the link beside it", async () => {
    const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
    await sendConnectionRequest(bo, ada);
    await openRequests(ada);
    const bell = await screen.findByRole("button", { name: "Notifications, 1" });

    fireEvent.pointerDown(bell);
    await sendConnectionRequest(cy, ada);
    await arrives(() => expect(screen.getAllByRole("button", { name: "Accept" })).toHaveLength(2));

    expect(bell).toHaveAccessibleName("Notifications, 1");
    fireEvent.pointerCancel(bell);
    await waitFor(() => expect(bell).toHaveAccessibleName("Notifications, 2"));
  });

  test("stops counting answered requests", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sendConnectionRequest(bo, ada);
    await openRequests(ada);
    await screen.findByRole("button", { name: "Notifications, 1" });

    await userEvent.click(within(card(bo)).getByRole("button", { name: "Accept" }));

    await waitFor(() => expect(screen.queryByRole("button", { name: /^Notifications/ })).not.toBeInTheDocument());
  });
});

describe("blocked people, in the settings", () => {
  test("are listed, and can be unblocked", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await blockOrMute(ada, "blockPerson", bo);
    openProduct({ as: ada, path: "/settings" });
    const dialog = await openBlocked();

    await userEvent.click(await within(dialog).findByRole("button", { name: "Unblock" }));

    await toast("status", "Unblocked");
    expect(await within(dialog).findByText(/You haven’t blocked anyone/)).toBeInTheDocument();
  });

  test("can be retried if they cannot be loaded", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.intercept(blockedQuery, cut);
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    const dialog = await openBlocked();
    await within(dialog).findByText("These people could not be loaded");

    wire.intercept(blockedQuery);
    await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));

    expect(await within(dialog).findByText(/You haven’t blocked anyone/)).toBeInTheDocument();
  });
});

async function pair() {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  return { ada, bo };
}

/** Opens the user list, which contains the people of all tests. */
async function openPeople(as: Person, path = "/user-list") {
  const wire = wireOver(browserFetch(as));
  openProduct({ as, path, fetch: wire.fetch });
  await screen.findByRole("searchbox", { name: "Search by name" });
  await waitFor(() => expect(screen.queryByText("Loading")).not.toBeInTheDocument());
  return { wire };
}

/** Opens the user list with a search for a person. */
async function seek(as: Person, sought: Person) {
  const opened = await openPeople(as, `/user-list?search=${sought.username}`);
  await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0));
  return opened;
}

async function openRequests(as: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ as, path: "/connection-requests", fetch: wire.fetch });
  await screen.findAllByRole("button", { name: "Accept" });
  return { wire };
}

async function openConnected(as: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ as, path: "/connected-users", fetch: wire.fetch });
  await screen.findAllByRole("button", { name: "Send Karma" });
  return { wire };
}

async function openBell(count: number): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name: `Notifications, ${count}` }));
  return screen.findByRole("dialog", { name: "Notifications" });
}

async function openBlocked(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name: /^Blocked people/ }));
  return screen.findByRole("dialog", { name: "Blocked people" });
}

async function choose(somebody: Person, label: string): Promise<void> {
  await userEvent.click(within(card(somebody)).getByRole("button", { name: `Options: ${somebody.username}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}

function card(somebody: Person | string): HTMLElement {
  const name = typeof somebody === "string" ? somebody : somebody.username;
  return screen.getByRole("listitem", { name });
}

function field(): HTMLElement {
  return screen.getByRole("searchbox", { name: "Search by name" });
}
