import { expect } from "vitest";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { fireEvent, screen, waitFor } from "./screen.ts";

// Shared steps of form tests in jsdom.

/** Fills a text field at once, for tests that are not about typing. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** Enters a time in the format of a datetime-local field. */
export function enterTime(minute: string): void {
  fill(screen.getByLabelText("Date and time"), minute);
}

/** Waits for the next new toast: "status" for success, "alert" for failure. */
export async function toast(role: "status" | "alert", words: string): Promise<void> {
  await waitFor(() => {
    expect(toasts.current()?.id).not.toBe(lastSeen);
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(words),
    );
  });
  lastSeen = toasts.current()?.id;
}

let lastSeen: number | undefined;
