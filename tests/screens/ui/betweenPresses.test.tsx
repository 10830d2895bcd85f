import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { useBetweenPresses } from "#client/ui/motion/useBetweenPresses.ts";
import { clock } from "#client/platform/clock.ts";
import { pass } from "#tests/support/heldClock.ts";
import { fireEvent, render } from "#tests/support/screen.ts";

// A press may begin at any turn of the event loop. What it finds on screen stays until its release.

/** Shows what may be shown, and calls `onSaid` as soon as it has been told of something new. */
function Bar({ says, onSaid }: { says: string; onSaid: () => void }) {
  const shown = useBetweenPresses(says, "nothing");
  useEffect(onSaid, [says, onSaid]);
  return <p>{shown}</p>;
}

/** The same, told by what happens outside of React. */
function Told({ news, onSaid }: { news: EventTarget; onSaid: () => void }) {
  const [says, setSays] = useState("nothing");
  useEffect(() => news.addEventListener("away", () => setSays("Not connected")), [news]);
  return <Bar says={says} onSaid={says === "nothing" ? doNothing : onSaid} />;
}

function onScreen(): string | null | undefined {
  return document.querySelector("p")?.textContent;
}

test("a press that begins when something new has just been told keeps what it finds", async () => {
  let found: string | null | undefined;
  // The press is the first thing that happens after it was told.
  const press = () =>
    queueMicrotask(() => {
      found = onScreen();
      fireEvent.pointerDown(document.body);
    });
  const news = new EventTarget();
  render(<Told news={news} onSaid={press} />);

  await drawnAlone(() => news.dispatchEvent(new Event("away")));

  expect(found).toBeDefined();
  expect(onScreen()).toBe(found);
});

test("a press that begins when another has just ended keeps what it finds", () => {
  let found: string | null | undefined;
  const { rerender } = render(<Bar says="nothing" onSaid={doNothing} />);
  fireEvent.pointerDown(document.body);
  rerender(<Bar says="Not connected" onSaid={doNothing} />);
  expect(onScreen()).toBe("nothing");

  fireEvent.pointerUp(document.body);
  // Right after what waits for the end of the press.
  clock.after(300, () => {
    found = onScreen();
    fireEvent.pointerDown(document.body);
  });
  pass(300);

  expect(found).toBeDefined();
  expect(onScreen()).toBe(found);
});

/** Has React draw a change in its own time, as in a browser, and waits for the end of it. */
async function drawnAlone(change: () => void): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  change();
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
}

function doNothing(): void {
  // Nobody presses.
}
