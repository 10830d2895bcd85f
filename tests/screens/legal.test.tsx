import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";

describe.each([
  ["/privacy-policy", "Privacy Policy", "Deleting it"],
  ["/terms-conditions", "Terms & Conditions", "Leaving"],
])("the legal text at %s", (path, title, part) => {
  test("says all of it in short, and has a heading for each part of its contents", async () => {
    await open(path, title);

    expect(within(screen.getByRole("region", { name: "In short" })).getAllByRole("listitem")).toHaveLength(4);
    const names = within(screen.getByRole("navigation", { name: "On this page" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(7);
    // But for the mood prompt, if this is its hour.
    const headings = screen
      .getAllByRole("heading", { level: 2, name: (name) => name !== "How are you feeling?" })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(["In short", ...names]);
  });

  test("is gone through by its contents: the part that was chosen takes the focus, and the address names it", async () => {
    await open(path, title);

    await userEvent.click(screen.getByRole("link", { name: part }));

    await waitFor(() => expect(screen.getByRole("heading", { name: part })).toHaveFocus());
    expect(window.location.hash).toBe(`#${screen.getByRole("heading", { name: part }).id}`);
    expect(window.location.pathname).toBe(path);
  });

  test("folds its contents away on a phone", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    );
    await open(path, title);

    expect(screen.getByText("On this page").closest("details")).not.toHaveAttribute("open");
  });

  test("names where to write to", async () => {
    await open(path, title);

    expect(await screen.findByRole("link", { name: /^support@/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:support@/),
    );
  });
});

test("the terms lead to the part of the privacy policy that says what a deletion leaves", async () => {
  await open("/terms-conditions", "Terms & Conditions");
  const [, last] = screen.getAllByRole("link", { name: "Privacy Policy" });

  await userEvent.click(last as HTMLElement);

  expect(await screen.findByRole("heading", { name: "Deleting it" })).toHaveAttribute("id", "deleting");
  expect(window.location.hash).toBe("#deleting");
});

async function open(path: string, title: string) {
  openProduct({ path, as: await person("ada") });
  await screen.findByRole("heading", { name: title });
}
