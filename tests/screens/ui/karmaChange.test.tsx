import { expect, test } from "vitest";
import { KarmaChange } from "#client/screens/_entries/KarmaChange.tsx";
import { render, screen } from "#tests/support/screen.ts";

test("a change of karma has a sign, and no change is shown as text", () => {
  const { rerender } = render(<KarmaChange lines={[{ kind: "gold", amount: 2, label: "Good Karma" }]} />);
  expect(screen.getByText("Good Karma").parentElement).toHaveTextContent("+2 Good Karma");

  rerender(<KarmaChange lines={[{ kind: "coal", amount: -1, label: "Coal Karma Reduction" }]} />);
  expect(screen.getByText("Coal Karma Reduction").parentElement).toHaveTextContent("−1 Coal Karma Reduction");

  rerender(<KarmaChange lines={[{ kind: "none", amount: 0, label: "No Karma Change" }]} />);
  expect(shownChange()).toBe("No Karma Change");
});

test("a change is drawn as so many coins and lumps", () => {
  const { rerender } = render(
    <KarmaChange
      lines={[
        { kind: "gold", amount: 3, label: "Good Karma" },
        { kind: "coal", amount: 1, label: "Learning Point" },
      ]}
    />,
  );
  expect(piecesBeside("Good Karma")).toBe(3);
  expect(piecesBeside("Learning Point")).toBe(1);

  rerender(<KarmaChange lines={[{ kind: "coal", amount: -2, label: "Coal Karma Reduction" }]} />);
  expect(piecesBeside("Coal Karma Reduction")).toBe(2);

  rerender(<KarmaChange lines={[{ kind: "none", amount: 0, label: "No Karma Change" }]} />);
  expect(document.querySelectorAll("svg")).toHaveLength(0);
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

function piecesBeside(label: string) {
  return screen.getByText(label).parentElement?.parentElement?.querySelectorAll("svg").length;
}
