import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act, render, screen } from "#tests/support/screen.ts";

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

describe("a screen that draws what its window shows first", () => {
  test("draws the rest in a step of its own on a visit, and the next screen at once", async () => {
    const [First, first] = await watched("navigate");
    render(<First />);
    expect(first).toEqual([false, true]);
    expect(screen.getByText("whole")).toBeInTheDocument();

    first.length = 0;
    await act(() => render(<First />));
    expect(first).toEqual([true]);
  });

  test.each(["reload", "back_forward"])(
    "draws all at once after a %s, so that the page can scroll down",
    async (type) => {
      const [First, first] = await watched(type);
      render(<First />);
      expect(first).toEqual([true]);
    },
  );
});

/** A component that uses the hook as after a navigation of this type, and what the hook returned in each drawing. */
async function watched(type: string) {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
  const { useWholeScreen } = await import("#client/chrome/screen/useWholeScreen.ts");
  const returned: boolean[] = [];
  function Watched() {
    const isWhole = useWholeScreen();
    returned.push(isWhole);
    return isWhole ? "whole" : "begun";
  }
  return [Watched, returned] as const;
}
