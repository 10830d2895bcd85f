import { afterEach, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "#client/ui/overlays/Toast.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { pass } from "#tests/support/heldClock.ts";
import { act, fireEvent, render, screen } from "#tests/support/screen.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a toast is announced politely, with title and text, in a region that existed before", () => {
  renderPage();
  const region = screen.getByRole("status");
  expect(region).toBeEmptyDOMElement();

  show({ title: "Mood Saved", description: "Your current mood has been updated." });

  expect(region).toHaveTextContent("Mood SavedYour current mood has been updated.");
  expect(screen.getByRole("status")).toBe(region);
});

test("a destructive toast is announced immediately, in the same place", () => {
  renderPage();
  const region = screen.getByRole("status");

  show({ title: "Password Mismatch", description: "Password and confirm password must match.", tone: "destructive" });

  expect(screen.getByRole("alert")).toHaveTextContent("Password Mismatch");
  expect(screen.getByRole("alert")).toBe(region);
});

test("a new toast replaces the old one", () => {
  renderPage();
  show({ title: "First" });

  show({ title: "Second" });

  expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
});

test("a toast closes by itself after 5000 ms and is removed 3000 ms later", () => {
  renderPage();
  show({ title: "Mood Saved" });

  pass(4999);
  expect(isOpen()).toBe(true);

  pass(1);
  expect(isOpen()).toBe(false);
  pass(2999);
  expect(screen.getByText("Mood Saved")).toBeInTheDocument();

  pass(1);
  expect(screen.queryByText("Mood Saved")).toBeNull();
});

test("a dismissed toast is removed 3000 ms later, and the next one stays", () => {
  renderPage();
  show({ title: "First" });
  fireEvent.click(cross());
  pass(2999);

  show({ title: "Second" });
  pass(1);

  expect(screen.getByRole("status")).toHaveTextContent("Second");
});

describe("a toast waits", () => {
  test.each([
    ["a person points at it", () => pointAtIt(), () => fireEvent.pointerLeave(theToast())],
    ["a finger lies on it", () => touchIt(), () => fireEvent.pointerLeave(theToast())],
    ["the focus is in it", () => act(() => cross().focus()), () => act(() => cross().blur())],
    ["nobody sees the page", () => showPage("hidden"), () => showPage("visible")],
  ])("while %s", (_when, begin, end) => {
    renderPage();
    show({ title: "Mood Saved" });

    begin();
    pass(15_000);
    expect(isOpen()).toBe(true);

    end();
    pass(5000);
    expect(isOpen()).toBe(false);
  });
});

test("a resting mouse under a new toast does not keep it open", () => {
  renderPage();
  show({ title: "Mood Saved" });

  fireEvent.pointerEnter(theToast(), { pointerType: "mouse" });
  fireEvent.pointerMove(theToast(), { pointerType: "mouse", clientX: 4 });
  pass(5000);

  expect(isOpen()).toBe(false);
});

describe("the next action closes a toast", () => {
  test.each([
    ["a button", () => fireEvent.click(screen.getByRole("button", { name: "Go on" }))],
    ["a field", () => fireEvent.click(screen.getByRole("textbox"))],
    ["Enter in a form", () => fireEvent.submit(screen.getByRole("form"))],
  ])("%s", (_what, go) => {
    renderPage();
    show({ title: "Mood Saved" });

    go();

    expect(isOpen()).toBe(false);
  });

  test("but not the toast that the action itself shows", () => {
    renderPage(() => toasts.show({ title: "Second" }));
    show({ title: "First" });

    fireEvent.click(screen.getByRole("button", { name: "Go on" }));

    expect(isOpen()).toBe(true);
    expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
  });

  test("and a press on the page or on the toast does not count as an action", () => {
    renderPage();
    show({ title: "Mood Saved" });

    fireEvent.click(screen.getByRole("main"));
    fireEvent.click(screen.getByText("Mood Saved"));

    expect(isOpen()).toBe(true);
  });
});

describe("a swipe to the right", () => {
  test.each([
    [49, true],
    [50, false],
    [-200, true],
  ])("of %i px: the toast stays open, %s", (distance, stays) => {
    renderPage();
    show({ title: "Mood Saved" });

    swipe(distance);

    expect(isOpen()).toBe(stays);
  });

  test("follows the finger, and snaps back when cancelled", () => {
    renderPage();
    show({ title: "Mood Saved" });

    fireEvent.pointerDown(theToast(), { clientX: 100 });
    fireEvent.pointerMove(theToast(), { clientX: 180 });
    expect(theToast()).toHaveStyle({ "--pulled": "80px" });
    fireEvent.pointerCancel(theToast());

    expect(theToast()).toHaveStyle({ "--pulled": "0px" });
    expect(isOpen()).toBe(true);
  });

  test("does not count without a press", () => {
    renderPage();
    show({ title: "Mood Saved" });

    fireEvent.pointerMove(theToast(), { clientX: 100 });
    fireEvent.pointerMove(theToast(), { clientX: 300 });
    fireEvent.pointerUp(theToast(), { clientX: 300 });

    expect(isOpen()).toBe(true);
  });

  test("needs more than a small movement, so that a press on the cross still closes", () => {
    renderPage();
    show({ title: "Mood Saved" });
    const capture = vi.spyOn(Element.prototype, "setPointerCapture");

    fireEvent.pointerDown(cross(), { clientX: 100 });
    fireEvent.pointerMove(cross(), { clientX: 105 });

    expect(capture).not.toHaveBeenCalled();
  });
});

test("Escape closes a toast, wherever the focus is, except while a word is being composed", () => {
  renderPage();
  show({ title: "Mood Saved" });

  fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
  expect(isOpen()).toBe(true);

  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
  expect(isOpen()).toBe(false);
});

test("closing a toast by keyboard returns the focus", () => {
  renderPage();
  act(() => screen.getByRole("textbox").focus());
  show({ title: "Mood Saved" });
  act(() => cross().focus());

  fireEvent.click(cross());

  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("after a press on the cross the next toast still closes automatically", () => {
  renderPage();
  show({ title: "First" });
  pointAtIt();
  act(() => cross().focus());
  fireEvent.click(cross());
  pass(3000);

  show({ title: "Second" });
  pass(8000);

  expect(screen.queryByText("Second")).toBeNull();
});

function renderPage(goOn?: () => void) {
  return render(
    <main>
      <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
        <input />
      </form>
      <button type="button" onClick={goOn}>
        Go on
      </button>
      <ToastRegion />
    </main>,
  );
}

/** With a mouse that comes from elsewhere. */
function pointAtIt() {
  fireEvent.pointerMove(document.body, { pointerType: "mouse" });
  fireEvent.pointerEnter(theToast(), { pointerType: "mouse" });
}

function touchIt() {
  fireEvent.pointerEnter(theToast(), { pointerType: "touch" });
}

function show(message: Parameters<typeof toasts.show>[0]) {
  act(() => toasts.show(message));
}

function isOpen(): boolean {
  return screen.queryByRole("button", { name: "Dismiss" }) !== null;
}

function cross() {
  return screen.getByRole("button", { name: "Dismiss" });
}

/** The card itself, which follows a swipe. */
function theToast() {
  const [card] = screen.getByRole("status").children;
  if (!card) throw new Error("There is no toast.");
  return card;
}

function swipe(distance: number) {
  fireEvent.pointerDown(theToast(), { clientX: 100 });
  fireEvent.pointerMove(theToast(), { clientX: 100 + distance });
  fireEvent.pointerUp(theToast(), { clientX: 100 + distance });
}

function showPage(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}
