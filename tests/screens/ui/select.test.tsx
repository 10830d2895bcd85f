import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { SearchSelect } from "#client/ui/fields/SearchSelect.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { render, screen } from "#tests/support/screen.ts";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and focus fails.
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => {} });
});

test("a part of its name finds a country, with or without accents, and Enter chooses it", async () => {
  render(<Country />);

  await userEvent.click(screen.getByRole("combobox", { name: "Country" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Search countries" }), "cote");
  await userEvent.keyboard("{Enter}");

  expect(screen.getByRole("combobox", { name: "Country" })).toHaveTextContent("Côte d’Ivoire");
  expect(submitted()).toEqual({ country: "Côte d’Ivoire" });
});

test("countries that begin with the typed text come first", async () => {
  render(<Country />);

  await userEvent.click(screen.getByRole("combobox", { name: "Country" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Search countries" }), "ni");

  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(["Nigeria", "Tunisia"]);
});

test("a text that no country matches shows a message", async () => {
  render(<Country />);

  await userEvent.click(screen.getByRole("combobox", { name: "Country" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Search countries" }), "atlantis");

  // The typed text has its own element, which follows the direction of its script.
  expect((await screen.findByText("atlantis")).tagName).toBe("BDI");
  expect(screen.getByText(/^Nothing matches/)).toHaveTextContent("Nothing matches “atlantis”.");
});

test("the list opens, moves and closes by keyboard, and the focus stays in the field", async () => {
  render(<Country />);
  await userEvent.tab();

  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("combobox", { name: "Search countries" })).toHaveFocus();

  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveFocus();
  expect(submitted()).toEqual({ country: "Nigeria" });
});

test("an invalid field shows its error", () => {
  render(<Country error="Choose a country." />);

  const field = screen.getByRole("combobox", { name: "Country" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Choose a country.");
});

test("a short list is a native select with a label, reached by keyboard", async () => {
  render(<Range />);

  await userEvent.tab();
  const range = screen.getByRole("combobox", { name: "Range" });
  expect(range).toHaveFocus();
  await userEvent.selectOptions(range, "All Time");

  expect(range).toHaveDisplayValue("All Time");
  expect(submitted()).toEqual({ range: "all" });
});

function Country({ error }: { error?: string }) {
  const [country, setCountry] = useState("");
  return (
    <form aria-label="Form">
      <SearchSelect
        label="Country"
        name="country"
        searchLabel="Search countries"
        options={["Côte d’Ivoire", "Nigeria", "Portugal", "Tunisia"].map((name) => ({ value: name, label: name }))}
        value={country}
        onChange={setCountry}
        error={error}
      />
    </form>
  );
}

function Range() {
  const [range, setRange] = useState<"today" | "week" | "all">("today");
  return (
    <form aria-label="Form">
      <Select
        label="Range"
        name="range"
        value={range}
        onChange={setRange}
        options={[
          { value: "today", label: "Today" },
          { value: "week", label: "This Week" },
          { value: "all", label: "All Time" },
        ]}
      />
    </form>
  );
}

function submitted() {
  return Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));
}
