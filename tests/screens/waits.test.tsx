import { lazy, Suspense, useEffect, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clock } from "#client/platform/clock.ts";
import { pass } from "#tests/support/heldClock.ts";
import { failOnUnexpectedAnswers, mayFail, watchNetwork } from "#tests/support/network.ts";
import { arrives, render, screen, settled, waitFor } from "#tests/support/screen.ts";

// How the tests of screens wait (CONTRIBUTING.md, Tests).

describe("a wait", () => {
  test("fails when nothing is left to happen, with the page in its words", async () => {
    render(<p>Here</p>);

    await expect(screen.findByText("There")).rejects.toThrow(/Unable to find an element with the text: There[^]*Here/);
  });

  test("goes on while an answer is outstanding, and ends with it", async () => {
    const answer = answerLater();
    render(<Answered />);
    const shown = screen.findByText("Answered");
    // Longer than a page without a request is waited for.
    for (let looks = 0; looks < 100; looks += 1) await vi.dynamicImportSettled();
    answer(Response.json({}));

    expect(await shown).toBeVisible();
  });

  test("does not go on for an answer that is cancelled, although its body never ends", async () => {
    answerLater()(new Response(new ReadableStream()));
    const request = new AbortController();
    const read = fetch("/graphql", { signal: request.signal }).then((answer) => answer.text());
    const isCancelled = expect(read).rejects.toThrow("aborted");

    request.abort();

    await settled();
    await isCancelled;
  });

  test("goes on while code is loading", async () => {
    const Later = lazy(async () => {
      await import("#client/screens/legal/PrivacyScreen.tsx");
      return { default: () => <p>Loaded</p> };
    });
    render(
      <Suspense>
        <Later />
      </Suspense>,
    );

    expect(await screen.findByText("Loaded")).toBeVisible();
  });

  test("lets the device’s time pass, but only if nothing else is left to happen", async () => {
    render(<InThreeSeconds />);
    await settled();
    expect(screen.queryByText("Now")).toBeNull();

    expect(await screen.findByText("Now")).toBeVisible();
  });

  test("gives what stands on the page when its next frames are drawn", async () => {
    render(<Redrawn />);

    expect(await screen.findByText("A heading")).toBeVisible();
  });

  test("for what arrives from outside has no end of its own", async () => {
    let hasArrived = false;
    setImmediate(() => setImmediate(() => (hasArrived = true)));

    await arrives(() => expect(hasArrived).toBe(true));
  });

  test("lets news in only if it waits for what arrives", async () => {
    const news = new Response("data: {}", { headers: { "Content-Type": "text/event-stream" } });
    answerLater()(news);
    render(<Answered />);

    await expect(screen.findByText("Answered")).rejects.toThrow(/Unable to find/);
    await arrives(() => expect(screen.getByText("Answered")).toBeVisible());
  });
});

test("time passes on the device when a test lets it pass, and its date goes with it", () => {
  const before = Date.now();
  render(<InThreeSeconds />);

  pass(2_999);
  expect(screen.queryByText("Now")).toBeNull();
  pass(1);

  expect(screen.getByText("Now")).toBeVisible();
  expect(Date.now() - before).toBeGreaterThanOrEqual(3_000);
});

describe("an answer that no screen is made for", () => {
  const fieldError = { data: { viewer: null }, errors: [{ message: "Something went wrong", path: ["viewer"] }] };

  test.each([
    ["of 500", Response.json({ message: "Something went wrong" }, { status: 500 })],
    ["with an unexpected error", Response.json({ message: "Oh", code: "UNEXPECTED" }, { status: 400 })],
    ["of a document with an error of a field", Response.json(fieldError)],
  ])("%s fails the test at its next wait", async (_which, answer) => {
    answerLater()(answer);
    await fetch("/graphql");
    await settled();

    await expect(waitFor(() => undefined)).rejects.toThrow(/^The server failed, and no test named it by mayFail: GET/);
  });

  test("fails no test that names it", async () => {
    mayFail(/Something went wrong/);
    answerLater()(Response.json(fieldError));
    await fetch("/graphql");
    await settled();

    expect(failOnUnexpectedAnswers).not.toThrow();
  });
});

/** Has the network wait until the test answers. */
function answerLater(): (answer: Response) => void {
  const { fetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = fetch));
  let answer: ((response: Response) => void) | undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = () => answered;
  watchNetwork();
  return (response) => answer?.(response);
}

function Answered() {
  const [answer, setAnswer] = useState("Asked");
  useEffect(() => void fetch("/graphql").then(async (given) => setAnswer((await given.text()) && "Answered")), []);
  return <p>{answer}</p>;
}

/** Its heading is replaced by another element in the next frame. */
function Redrawn() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    requestAnimationFrame(() => setCount(1));
  }, []);
  return <p key={count}>A heading</p>;
}

function InThreeSeconds() {
  const [isNow, setIsNow] = useState(false);
  useEffect(() => clock.after(3_000, () => setIsNow(true)), []);
  return isNow && <p>Now</p>;
}
