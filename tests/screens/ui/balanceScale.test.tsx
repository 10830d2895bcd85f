import { describe, expect, test, vi } from "vitest";
import * as css from "#client/ui/display/BalanceScale.css.ts";
import { BalanceScale, type Earning } from "#client/ui/display/BalanceScale.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import type { Karma } from "#domain/karma.ts";
import { fallsUntil } from "#tests/support/falling.ts";
import { pass } from "#tests/support/heldClock.ts";
import { act, render, screen } from "#tests/support/screen.ts";

test("the scale's name says how much lies in each pan", () => {
  render(<BalanceScale gold={12} coal={6} />);

  expect(scale()).toHaveAccessibleName("Balance scale: 12 Good Karma, 6 Learning Points");
});

test.each([
  { gold: 0, coal: 0, pieces: 0 },
  { gold: 1, coal: 0, pieces: 1 },
  { gold: 3, coal: 2, pieces: 5 },
  { gold: 12, coal: 0, pieces: 8 },
  { gold: 500, coal: 9, pieces: 16 },
])("$gold gold and $coal coal are drawn as $pieces pieces: at most eight per pan", ({ gold, coal, pieces }) => {
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

test("added gold appears on the same scale, without a new drawing", () => {
  const { rerender } = render(<BalanceScale gold={2} coal={1} />);
  const before = scale();

  rerender(<BalanceScale gold={4} coal={1} />);

  expect(scale()).toBe(before);
  expect(scale()).toHaveAccessibleName("Balance scale: 4 Good Karma, 1 Learning Point");
  expect(scale().querySelectorAll("[data-karma-piece]")).toHaveLength(5);
});

describe("earned karma", () => {
  const before = { gold: 2, coal: 1 };

  test("falls into the pan, and the beam keeps its angle until it lands", async () => {
    const land = fallsUntil();
    const { onLanding, rerender } = renderEarning({ gold: 4, coal: 1 }, { before });

    expect(fallingPieces()).toEqual(["0", "1"]);
    expect(scale().style.getPropertyValue("--tilt")).toBe("-1.5deg");
    expect(scale()).toHaveAccessibleName("Balance scale: 4 Good Karma, 1 Learning Point");
    pass(paintMs);
    expect(onLanding).not.toHaveBeenCalled();

    await act(land);
    expect(onLanding).toHaveBeenCalledOnce();

    rerender({ before, hasLanded: true });
    expect(scale().style.getPropertyValue("--tilt")).toBe("-4.5deg");
    expect(fallingPieces()).toEqual(["0", "1"]);
  });

  test("falls onto a full pan, which shows no more pieces", () => {
    renderEarning({ gold: 14, coal: 0 }, { before: { gold: 12, coal: 0 } });

    expect(scale().querySelectorAll("[data-karma-piece]")).toHaveLength(8);
    expect(fallingPieces()).toEqual(["0", "1"]);
  });

  test("lands immediately with reduced motion, after the scale was painted without it", async () => {
    const { onLanding } = renderEarning({ gold: 2, coal: 0 }, { before });

    expect(onLanding).not.toHaveBeenCalled();
    expect(fallingPieces()).toEqual([]);
    pass(paintMs);
    expect(onLanding).toHaveBeenCalledOnce();
  });

  test("reports no landing after the scale is unmounted", async () => {
    const land = fallsUntil();
    const { onLanding, unmount } = renderEarning({ gold: 4, coal: 1 }, { before });

    unmount();
    await act(land);

    expect(onLanding).not.toHaveBeenCalled();
  });

  test("does not fall when another balance is shown", () => {
    const { rerender } = render(<BalanceScale gold={2} coal={1} />);

    rerender(<BalanceScale gold={7} coal={3} />);

    expect(fallingPieces()).toEqual([]);
  });
});

test("each count stands beside its name", () => {
  render(<KarmaCounts gold={12} coal={6} />);

  expect(screen.getByText("Good Karma").parentElement).toHaveTextContent("12 Good Karma");
  expect(screen.getByText("Learning Points").parentElement).toHaveTextContent("6 Learning Points");
});

test("one coal is called one Learning Point", () => {
  render(<KarmaCounts gold={0} coal={1} />);

  expect(screen.getByText("Learning Point").parentElement).toHaveTextContent("1 Learning Point");
});

/** Enough frames for a paint. */
const paintMs = 50;

type Fallen = Pick<Earning, "before"> & { hasLanded?: boolean };

function renderEarning(karma: Karma, fallen: Fallen) {
  const onLanding = vi.fn();
  const drawn = ({ before, hasLanded = false }: Fallen) => (
    <BalanceScale {...karma} earning={{ before, hasLanded, onLanding }} />
  );
  const { rerender, unmount } = render(drawn(fallen));
  return { onLanding, unmount, rerender: (next: Fallen) => rerender(drawn(next)) };
}

/** The positions of the falling pieces. */
function fallingPieces() {
  return [...scale().querySelectorAll<SVGElement>(`.${css.falling}`)].map((piece) =>
    piece.style.getPropertyValue("--order"),
  );
}

function scale() {
  return screen.getByRole("img", { name: /Balance scale/ });
}
