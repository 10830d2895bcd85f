import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BalanceScale } from "#client/ui/BalanceScale.tsx";
import { KarmaChange, KarmaCounts } from "#client/ui/KarmaCounts.tsx";

test("the scale says how much lies in each pan", () => {
  render(<BalanceScale gold={12} coal={6} />);

  expect(scale()).toHaveAccessibleName("Balance scale: 12 Good Karma, 6 Learning Points");
});

test.each([
  { gold: 0, coal: 0, pieces: 0 },
  { gold: 1, coal: 0, pieces: 1 },
  { gold: 3, coal: 2, pieces: 5 },
  { gold: 12, coal: 0, pieces: 8 },
  { gold: 500, coal: 9, pieces: 16 },
])("$gold gold and $coal coal are $pieces pieces: eight a pan at most", ({ gold, coal, pieces }) => {
  render(<BalanceScale gold={gold} coal={coal} />);

  expect(scale().querySelectorAll("[data-karma-piece]")).toHaveLength(pieces);
});

test.each([
  { gold: 4, coal: 4, tilt: "0deg" },
  { gold: 6, coal: 4, tilt: "-3deg" },
  { gold: 0, coal: 2, tilt: "3deg" },
  { gold: 99, coal: 0, tilt: "-12deg" },
])("$gold gold against $coal coal turns the beam by $tilt", ({ gold, coal, tilt }) => {
  render(<BalanceScale gold={gold} coal={coal} />);

  expect(scale().style.getPropertyValue("--tilt")).toBe(tilt);
});

test("when gold is added the scale shows it without starting over", () => {
  const { rerender } = render(<BalanceScale gold={2} coal={1} />);
  const before = scale();

  rerender(<BalanceScale gold={4} coal={1} />);

  expect(scale()).toBe(before);
  expect(scale()).toHaveAccessibleName("Balance scale: 4 Good Karma, 1 Learning Point");
  expect(scale().querySelectorAll("[data-karma-piece]")).toHaveLength(5);
});

test("each count stands beside its name", () => {
  render(<KarmaCounts gold={12} coal={6} />);

  expect(screen.getByText("Good Karma").parentElement).toHaveTextContent("12 Good Karma");
  expect(screen.getByText("Learning Points").parentElement).toHaveTextContent("6 Learning Points");
});

test("one coal is one Learning Point", () => {
  render(<KarmaCounts gold={0} coal={1} />);

  expect(screen.getByText("Learning Point").parentElement).toHaveTextContent("1 Learning Point");
});

test("what an entry would change carries its sign, and no change is only words", () => {
  const { rerender } = render(<KarmaChange lines={[{ kind: "gold", amount: 2, label: "Good Karma" }]} />);
  expect(screen.getByText("Good Karma").parentElement).toHaveTextContent("+2 Good Karma");

  rerender(<KarmaChange lines={[{ kind: "coal", amount: -1, label: "Coal Karma Reduction" }]} />);
  expect(screen.getByText("Coal Karma Reduction").parentElement).toHaveTextContent("−1 Coal Karma Reduction");

  rerender(<KarmaChange lines={[{ kind: "none", amount: 0, label: "No Karma Change" }]} />);
  expect(shownChange()).toBe("No Karma Change");
});

test.each([
  [{ kind: "gold", amount: 2, label: "Good Karma" }, "2 Good Karma"],
  [{ kind: "coal", amount: -1, label: "Coal Karma Reduction" }, "Coal Karma Reduction: 1"],
  [{ kind: "none", amount: 0, label: "No Karma Change" }, "No Karma Change"],
] as const)("the change %j is said as: %s", (line, words) => {
  const { container } = render(<KarmaChange lines={[line]} />);

  expect(container.querySelector("[aria-live]")).toHaveTextContent(words);
});

function shownChange() {
  return document.querySelector("[aria-hidden='true']")?.textContent;
}

function scale() {
  return screen.getByRole("img", { name: /Balance scale/ });
}
