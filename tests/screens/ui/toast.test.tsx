import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "#domain/limits.ts";
import { ToastProvider, useToast } from "#client/ui/Toast.tsx";
import { toasts } from "#client/ui/toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a toast is said politely, with its title and its words", () => {
  renderProduct();

  show({ title: "Mood Saved", description: "Your current mood has been updated." });

  expect(screen.getByRole("status")).toHaveTextContent("Mood SavedYour current mood has been updated.");
});

test("a destructive toast is said at once", () => {
  renderProduct();

  show({ title: "Password Mismatch", description: "Password and confirm password must match.", tone: "destructive" });

  expect(screen.getByRole("alert")).toHaveTextContent("Password Mismatch");
  expect(screen.queryByRole("status")).toBeNull();
});

test("a component shows one by the hook", () => {
  renderProduct();

  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  expect(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("there is one at a time: a new one takes the place of the old", () => {
  renderProduct();
  show({ title: "First" });

  show({ title: "Second" });

  expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
});

test("a toast closes by itself after 5000 ms and is removed 3000 ms later", () => {
  renderProduct();
  show({ title: "Mood Saved" });

  pass(toast.durationMs - 1);
  expect(screen.getByText("Mood Saved")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Dismiss" })).toBeInTheDocument();

  pass(1);
  expect(screen.getByText("Mood Saved")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();

  pass(toast.removedAfterMs - 1);
  expect(screen.getByText("Mood Saved")).toBeInTheDocument();

  pass(1);
  expect(screen.queryByText("Mood Saved")).toBeNull();
});

test("a dismissed toast is removed 3000 ms later, and does not take the next one with it", () => {
  renderProduct();
  show({ title: "First" });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  pass(toast.removedAfterMs - 1);

  show({ title: "Second" });
  pass(1);

  expect(screen.getByRole("status")).toHaveTextContent("Second");
});

test("a toast waits while a person points at it", () => {
  renderProduct();
  show({ title: "Mood Saved" });
  const notifications = screen.getByRole("region", { name: /Notifications/ });

  fireEvent.pointerMove(notifications);
  pass(toast.durationMs * 3);
  expect(screen.getByRole("button", { name: "Dismiss" })).toBeInTheDocument();

  fireEvent.pointerLeave(notifications);
  pass(toast.durationMs);
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
});

test("after a press on the cross the next toast still closes by itself", () => {
  renderProduct();
  show({ title: "First" });
  const cross = screen.getByRole("button", { name: "Dismiss" });
  fireEvent.pointerMove(cross);
  act(() => cross.focus());
  fireEvent.click(cross);
  pass(toast.removedAfterMs);

  show({ title: "Second" });
  pass(toast.durationMs + toast.removedAfterMs);

  expect(screen.queryByText("Second")).toBeNull();
});

test("when the product goes, its toast goes", () => {
  const { unmount } = renderProduct();
  show({ title: "Mood Saved" });

  unmount();

  expect(toasts.current()).toBeUndefined();
});

function renderProduct() {
  return render(
    <ToastProvider>
      <SaveButton />
    </ToastProvider>,
  );
}

function SaveButton() {
  const { showToast } = useToast();
  return (
    <button type="button" onClick={() => showToast({ title: "Saved" })}>
      Save
    </button>
  );
}

function show(message: Parameters<typeof toasts.show>[0]) {
  act(() => toasts.show(message));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
