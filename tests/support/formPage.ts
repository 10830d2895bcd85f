import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { toasts } from "#client/ui/overlays/toasts.ts";

// What the tests of forms in jsdom do alike.

/** Fills a text field at once, where the typing is not the point. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** Enters a time into the calendar, as a datetime-local field has it. */
export function enterTime(minute: string): void {
  fill(screen.getByLabelText("Date and time"), minute);
}

/** Waits for the next toast: "status" when it went well, "alert" when not. One that was waited for already is not it. */
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
