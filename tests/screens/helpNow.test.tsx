import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { platform } from "#client/platform/platform.ts";
import type { CountryHelp } from "#domain/helplines.ts";
import { standAt } from "#tests/support/heldClock.ts";
import { edit, feel, log, openJournal, openJournalAt, write } from "#tests/support/journalPage.ts";
import { answerInTurn, openWizardPage } from "#tests/support/logActionForm.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { unsafe } from "#tests/support/unsafeWords.ts";
import { wireOver } from "#tests/support/wire.ts";

// Reserved fictional numbers that nobody answers.
const help: readonly CountryHelp[] = [
  {
    country: "France",
    emergency: [{ name: "Emergency services", number: "01632 960 999", checked: "2026-11-01" }],
    talk: [
      {
        name: "The Listening Line",
        number: "+44 1632 960 111",
        text: "01632 960 112",
        chat: "https://listening.example/chat",
        about: "English.",
        hours: "Day and night",
        free: true,
        listed: { site: "listening.example", date: "2026-11-01" },
      },
      { name: "Night Ear", number: "01632 960 222", checked: "2026-10-12" },
    ],
    young: { name: "Young Line", number: "01632 960 333", checked: "2026-11-01" },
    violence: { name: "Safe Door", number: "01632 960 444", checked: "2026-11-01" },
  },
  { country: "Japan", talk: [{ name: "Evening Ear", text: "01632 960 555", checked: "2026-11-01" }] },
];

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById("helplines")?.remove();
});

describe("the help page", () => {
  test.each([
    ["a visitor", () => Promise.resolve(undefined)],
    ["somebody signed in", () => person("ada")],
    ["somebody whose session has ended", async () => ({ ...(await person("ada")), token: "ended" })],
  ])("opens for %s and sends no request", async (_who, as: () => Promise<Person | undefined>) => {
    const wire = await open(await as());

    expect(screen.getByRole("heading", { level: 1, name: "When it is too much" })).toHaveFocus();
    expect(document.title).toBe("When it is too much · Kindling");
    expect(wire.sentInAll()).toBe(0);
  });

  test.each(unsafe)("contains no words that are $kind", async ({ words }) => {
    await open();

    expect(screen.queryAllByText(words)).toEqual([]);
  });

  test("says what Kindling is not", async () => {
    await open();

    expect(
      screen.getByText(
        "You don’t have to carry this by yourself. Kindling does not read what you write, so it won’t notice if you need help. It cannot call anyone for you.",
      ),
    ).toBeVisible();
  });

  test("says what leaving the page and who runs the server mean for somebody who is hurt at home", async () => {
    await open();

    const home = within(screen.getByRole("region", { name: "If home is not safe" }));
    expect(
      home.getByText(
        "“Leave this page” at the top swaps this page for a blank one straight away. Pages you opened before stay in your browser history, and calls in your phone’s list of calls.",
      ),
    ).toBeVisible();
    expect(home.getByText("If someone at home runs this Kindling, they can read what you write.")).toBeVisible();
  });

  test("has no number to call if none is known, but the directories, each with its address", async () => {
    await open(await person("ada"));

    expect(cards()).toEqual(["In danger now", "Someone to talk to", "If you are young", "If home is not safe"]);
    expect(
      screen.getByText(/^Kindling has no number for your country. These two sites list lines in many/),
    ).toBeVisible();
    expect(
      screen.getByText(/^Kindling has no emergency number for your country. You can look for the number of/),
    ).toBeVisible();
    expect(links()).toEqual([
      ["findahelpline.com", "https://findahelpline.com"],
      ["befrienders.org", "https://befrienders.org"],
      ["Find A Helpline", "https://findahelpline.com"],
      ["Befrienders Worldwide", "https://befrienders.org"],
      ["Child Helpline International", "https://childhelplineinternational.org"],
      ["Lila.help", "https://lila.help"],
    ]);
    expect(screen.getAllByText(/Opens [a-z.]+\.$/)).toHaveLength(4);
    for (const link of screen.getAllByRole("link", { name: /^(?!Call)/ }))
      expect(link).toHaveAttribute("rel", "noreferrer");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  test("shows the lines of the person's country as links to call, and at its foot where their numbers come from", async () => {
    provide(help);
    await open(await person("ada"));

    expect(screen.getByRole("combobox", { name: "Where are you?" })).toHaveDisplayValue("France");
    expect(cards()).toEqual([
      "In danger now",
      "Someone to talk to",
      "If you are young",
      "If home is not safe",
      "Helplines around the world",
      "Where these numbers come from",
    ]);
    expect(links().filter(([, address]) => address?.startsWith("tel:") || address?.startsWith("sms:"))).toEqual([
      ["Call 01632 960 999, Emergency services", "tel:01632960999"],
      ["Call +44 1632 960 111, The Listening Line", "tel:+441632960111"],
      ["Text 01632 960 112, The Listening Line", "sms:01632960112"],
      ["Call 01632 960 222, Night Ear", "tel:01632960222"],
      ["Call 01632 960 333, Young Line", "tel:01632960333"],
      ["Call 01632 960 444, Safe Door", "tel:01632960444"],
    ]);
    expect(screen.getByText("+44 1632 960 111 · Day and night · free")).toBeVisible();
    expect(screen.getByText("You don’t have to give your name, and you can hang up whenever you like.")).toBeVisible();
    const foot = screen.getByRole("region", { name: "Where these numbers come from" });
    expect(
      within(foot)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "Emergency services: Sunday 1 November 2026",
      "Night Ear: Monday 12 October 2026",
      "Young Line: Sunday 1 November 2026",
      "Safe Door: Sunday 1 November 2026",
      "The Listening Line: listening.example, 1 November 2026",
    ]);
    expect(within(foot).getByText(/^Nobody at Kindling has called these numbers/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Chat, The Listening Line" })).toHaveAttribute("rel", "noreferrer");
  });

  test("can show another country, and refers to the directories if it has no lines", async () => {
    provide(help);
    await open(await person("ada"));
    const country = screen.getByRole("combobox", { name: "Where are you?" });
    expect(
      within(country)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["France", "Japan", "Another country"]);

    await userEvent.selectOptions(country, "Japan");
    expect(screen.getByRole("link", { name: "Text 01632 960 555, Evening Ear" })).toBeVisible();
    expect(screen.getByText(/^Kindling has no emergency number for your country/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Child Helpline International" })).toBeVisible();

    await userEvent.selectOptions(country, "Another country");
    expect(screen.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^You don’t have to give your name/)).not.toBeInTheDocument();
    expect(cards()[0]).toBe("In danger now");
  });

  test("knows no country for a visitor, who can choose one", async () => {
    provide(help);
    await open();

    const country = screen.getByRole("combobox", { name: "Where are you?" });
    expect(country).toHaveDisplayValue("Choose a country");
    expect(screen.getByText(/^Choose your country below to see its number/)).toBeVisible();
    expect(screen.getByText("These two sites list lines in many countries.")).toBeVisible();

    await userEvent.selectOptions(country, "France");
    expect(screen.getByRole("link", { name: "Call 01632 960 999, Emergency services" })).toBeVisible();
    expect(screen.queryByRole("option", { name: "Choose a country" })).not.toBeInTheDocument();
  });

  test("works even if its lines arrive damaged", async () => {
    provide(help);
    document.getElementById("helplines")?.append("}");
    await open();

    expect(screen.getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  });

  test("can be replaced by a blank page in a hurry", async () => {
    const blank = vi.spyOn(platform.leave, "blank").mockReturnValue();
    await open();

    await userEvent.click(screen.getByRole("button", { name: "Leave this page" }));

    expect(blank).toHaveBeenCalledOnce();
  });

  test("returns to the landing or home, and looks up the session only then", async () => {
    const wire = await open(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Back" }));

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
    expect(window.location.pathname).toBe("/");
    expect(wire.sentInAll()).toBe(2);
  });

  test("opens without a network from the error page, and Back retries", async () => {
    const real = browserFetch();
    let isOffline = true;
    openProduct({
      as: await person("ada"),
      fetch: (...call) => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : real(...call)),
    });
    await userEvent.click(await screen.findByRole("link", { name: "people to talk to" }));

    expect(window.location.pathname).toBe("/help-now");
    expect(screen.getByRole("heading", { name: "When it is too much" })).toHaveFocus();
    isOffline = false;
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });

  test("is left by the browser's back button, too", async () => {
    openProduct({ as: await person("ada"), fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
    await userEvent.click(await screen.findByRole("link", { name: "people to talk to" }));

    act(() => window.history.back());

    expect(await screen.findByText("Kindling could not be opened")).toBeVisible();
  });
});

test("Kindling's own lines load in the background before the help page is opened", async () => {
  provide(null);
  await open();

  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Where are you?" }), "United Kingdom");

  expect(screen.getByRole("link", { name: "Call 116 123, Samaritans" })).toHaveAttribute("href", "tel:116123");
  expect(screen.getByRole("link", { name: "Call 999, Emergency services" })).toBeVisible();
});

describe("the small link to the help page", () => {
  test.each([
    ["the expired page", "/subscription-expired", undefined],
    ["the terms", "/terms-conditions", undefined],
    ["the privacy policy", "/privacy-policy", undefined],
    ["settings", "/settings", "ada"],
    ["the foot of the mood page", "/mood", "ada"],
  ])("is shown on %s, and following it sends no request", async (_place, path, name) => {
    const as = name === undefined ? undefined : await person(name);
    // Settings and the tags of a form have a query of their own.
    const requests = ["/settings", "/mood"].includes(path) ? 2 : 1;
    const wire = wireOver(browserFetch(as));
    openProduct({ ...(as ? { as } : {}), path, fetch: wire.fetch });
    const link = await screen.findByRole("link", { name: "people to talk to" });
    await waitFor(() => expect(wire.sentInAll()).toBe(requests));
    // A look-up would be due again.
    standAt(Date.now() + 3_600_000);

    await userEvent.click(link);

    await waitFor(() => expect(screen.getByRole("heading", { name: "When it is too much" })).toHaveFocus());
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(wire.sentInAll()).toBe(requests);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: as ? "Your Karma Balance" : "Welcome Back" })).toBeVisible();
  });

  test.each([
    ["depressed", true],
    ["hurt", true],
    ["heart_broken", true],
    ["sad", true],
    ["anxious", true],
    ["overwhelmed", true],
    ["joyful", false],
  ] as const)("is shown beside the current mood %s: %s, at each visit", async (value, stands) => {
    const ada = await person("ada");
    await feel(ada, { value });
    const { unmount } = openProduct({ as: ada });
    expect(await waysOnMoodCard()).toBe(stands ? 1 : 0);
    unmount();

    openProduct({ as: ada });
    expect(await waysOnMoodCard()).toBe(stands ? 1 : 0);
  });

  test.each([
    ["I did something negative, before any feeling", ["I did something"], "Negative"],
    ["I did something good, and felt one of the hardest", ["I did something", "Positive", "Positive"], "Hurt"],
    ["a good event was felt as one of the hardest", ["Something happened to me", "Positive"], "Overwhelmed"],
    ["an event was negative, before any feeling", ["Something happened to me"], "Negative"],
  ])("stands in the form as soon as %s, above the next question, once, and says so", async (_when, before, last) => {
    await openWizardPage(await person("ada"));
    await answerInTurn(before);
    const region = document.querySelector("form [aria-live=polite]");
    expect(region).toBeEmptyDOMElement();
    expect(screen.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();

    await answerInTurn([last]);

    const link = screen.getByRole("link", { name: "people to talk to" });
    expect(region).toContainElement(link);
    const [asked] = screen.getAllByRole("radiogroup");
    expect(link.compareDocumentPosition(asked ?? link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(link).not.toHaveFocus();
    if (last === "Negative")
      await answerInTurn(before[0] === "I did something" ? ["Negative", "Calm"] : ["Embarrassed"]);
    await answerInTurn(["No one else affected"]);
    await screen.findByRole("region", { name: "Karma Impact Preview" });
    expect(screen.getAllByRole("link", { name: "people to talk to" })).toHaveLength(1);
  });

  test("stands nowhere in the form of a good event that made happy", async () => {
    await openWizardPage(await person("ada"));

    await answerInTurn(["Something happened to me", "Positive", "Happy", "Sad"]);

    expect(screen.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();
  });

  test.each(["Sad", "Anxious", "Overwhelmed"])(
    "stands on a new page of the journal while its face is %s",
    async (face) => {
      await openJournal(await person("ada"), "/journal?new=true");
      await userEvent.click(await screen.findByRole("button", { name: /more emoji/ }));
      await userEvent.click(screen.getByRole("radio", { name: "Angry" }));
      expect(screen.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();

      await userEvent.click(screen.getByRole("radio", { name: face }));

      expect(screen.getByRole("link", { name: "people to talk to" }).closest("[aria-live=polite]")).not.toBeNull();
      await userEvent.click(screen.getByRole("radio", { name: "Hopeful" }));
      expect(screen.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();
    },
  );

  test.each([
    ["an event", "The call", (ada: Person) => log(ada, { ...blow, eventTitle: "The call" })],
    ["a mood", "Hurt", (ada: Person) => feel(ada, { value: "hurt" })],
    ["a page", "Night", (ada: Person) => write(ada, { texts: { title: "Night", body: "Rain." }, emoji: "sad" })],
  ])("stands in the editor of %s", async (_what, name, make) => {
    const ada = await person("ada");
    await make(ada);
    await openJournalAt(name, ada);

    const editor = within(await edit(name));

    expect(editor.getAllByRole("link", { name: "people to talk to" })).toHaveLength(1);
  });
});

const blow = { type: "event", classification: "negative", intention: null } as const;

/** Opens the page by its address. Returns the wire that sees every request. */
async function open(as?: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ ...(as ? { as } : {}), path: "/help-now", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "When it is too much" });
  return wire;
}

/** Writes helplines into the page, like the server. */
function provide(lines: readonly CountryHelp[] | null): void {
  const place = document.createElement("script");
  place.type = "application/json";
  place.id = "helplines";
  place.textContent = JSON.stringify(lines);
  document.head.append(place);
}

function cards() {
  return screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
}

function links() {
  return screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

async function waysOnMoodCard(): Promise<number> {
  await screen.findByRole("img", { name: /Balance scale/ });
  const card = screen.getByRole("region", { name: "Mood update & Journal note" });
  await within(card).findByText(/^“.+”$/);
  return within(card).queryAllByRole("link", { name: "people to talk to" }).length;
}
