import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { ToastRegion } from "#client/ui/overlays/Toast.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { act, fireEvent, render, screen, waitFor } from "#tests/support/screen.ts";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and focus fails.
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => {} });
});

test("a dialog takes the focus and returns it when it closes", async () => {
  render(<Tip />);
  const opener = screen.getByRole("button", { name: "Get Wellness Tip" });

  await userEvent.click(opener);
  const dialog = screen.getByRole("dialog", { name: "A slow breath" });
  await waitFor(() => expect(dialog).toContainElement(focused()));

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test("a dialog closes by its cross", async () => {
  render(<Tip />);
  await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));

  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a toast can be dismissed without closing an open dialog", async () => {
  render(
    <>
      <Tip />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));
  act(() => toasts.show({ title: "Error", tone: "destructive" }));

  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));

  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});

test("a confirmation before deleting focuses Cancel, and a press outside does not close it", async () => {
  const onCancel = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  render(<Delete onCancel={onCancel} onConfirm={onConfirm} />);

  const dialog = screen.getByRole("alertdialog", { name: "Delete Mood Entry" });
  expect(dialog).toHaveAccessibleDescription("It cannot be undone.");
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());

  await userEvent.click(document.body);
  expect(onCancel).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

function focused(): HTMLElement {
  expect(document.activeElement).toBeInstanceOf(HTMLElement);
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}

function Tip() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Get Wellness Tip
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A slow breath">
        <p>One in, a longer one out.</p>
      </Dialog>
    </>
  );
}

function Delete({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onConfirm}
      title="Delete Mood Entry"
      text="It cannot be undone."
      confirmLabel="Delete"
      danger
    />
  );
}
