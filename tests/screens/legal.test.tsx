import { createHash } from "node:crypto";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { answersStored } from "#domain/limits.ts";
import { legalTextDigest, legalTextOf } from "#domain/legal.ts";
import { person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { cleanup, screen, waitFor, within } from "#tests/support/screen.ts";

describe.each([
  ["/privacy-policy", "Privacy Policy", "Deleting it"],
  ["/terms-conditions", "Terms & Conditions", "Leaving"],
])("the legal text at %s", (path, title, last) => {
  test("has a summary, and a heading for each part of its contents", async () => {
    await open(path, title);

    expect(within(screen.getByRole("region", { name: "In short" })).getAllByRole("listitem")).toHaveLength(4);
    const names = within(screen.getByRole("navigation", { name: "On this page" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(7);
    // Except the mood prompt, if it is due now.
    const headings = screen
      .getAllByRole("heading", { level: 2, name: (name) => name !== "How are you feeling?" })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(["In short", ...names]);
  });

  test("moves the focus to the part chosen in its contents, and the address names it", async () => {
    await open(path, title);

    await userEvent.click(screen.getByRole("link", { name: last }));

    await waitFor(() => expect(screen.getByRole("heading", { name: last })).toHaveFocus());
    expect(window.location.hash).toBe(`#${screen.getByRole("heading", { name: last }).id}`);
    expect(window.location.pathname).toBe(path);
  });

  test("folds its contents away on a phone", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    );
    await open(path, title);

    expect(screen.getByText("On this page").closest("details")).not.toHaveAttribute("open");
  });

  test("names the operator, or says that the operator is unnamed, without a request", async () => {
    await open(path, title);
    expect(part("Who runs this server")).toHaveTextContent(/have not named themselves here\.$/);
    cleanup();

    const place = document.createElement("script");
    place.type = "application/json";
    place.id = "operator";
    place.textContent = JSON.stringify({
      name: "Ada & Co",
      address: "1 Lane, Lyon",
      country: "France",
      host: "Boxes Ltd",
    });
    document.head.append(place);
    await open(path, title);

    expect(part("Who runs this server")).toHaveTextContent(
      /Ada & Co, 1 Lane, Lyon, France, runs this server .* The server is hosted by Boxes Ltd\.$/,
    );
    place.remove();
  });

  test("names the mailbox of the support", async () => {
    await open(path, title);

    for (const mailbox of await screen.findAllByRole("link", { name: /^support@/ }))
      expect(mailbox).toHaveAttribute("href", expect.stringMatching(/^mailto:support@/));
  });
});

test("a change of the text changes the date that people agree to", async () => {
  const texts = [];
  for (const [path, title] of [
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-conditions", "Terms & Conditions"],
  ] as const) {
    await open(path, title);
    await screen.findAllByRole("link", { name: /^support@/ });
    texts.push(screen.getByRole("article").textContent);
    cleanup();
  }

  expect(texts.every((text) => text.includes(`Last changed ${shortNameOfDay(legalTextOf)}`))).toBe(true);
  const digest = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  expect(digest, "The text changed: set both the date and the digest in domain/legal.ts").toBe(legalTextDigest);
});

test("the privacy policy says what a device keeps without a connection, how long, and who can read it", async () => {
  await open("/privacy-policy", "Privacy Policy");

  const kept = screen.getByText("For when you’re offline:").closest("li");
  expect(kept).toHaveTextContent(
    `for ${answersStored.days} days at most. They are encrypted, and signing out deletes the keys`,
  );
  expect(kept).toHaveTextContent("Anyone who can use your unlocked device while you are signed in can read them.");
});

test("the terms link to the part of the privacy policy about what a deletion leaves", async () => {
  await open("/terms-conditions", "Terms & Conditions");
  const [, last] = screen.getAllByRole("link", { name: "Privacy Policy" });

  await userEvent.click(last as HTMLElement);

  expect(await screen.findByRole("heading", { name: "Deleting it" })).toHaveAttribute("id", "deleting");
  expect(window.location.hash).toBe("#deleting");
});

function part(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

async function open(path: string, title: string) {
  openProduct({ path, as: await person("ada") });
  await screen.findByRole("heading", { name: title });
}
