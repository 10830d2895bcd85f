import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { fireEvent, render, screen } from "#tests/support/screen.ts";

test("a form being submitted disables its fields, focuses its button, and is not submitted twice", () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<Letter onSubmit={onSubmit} />);
  field().focus();
  fireEvent.submit(field());

  rerender(<Letter onSubmit={onSubmit} busy />);
  expect(field().closest("[inert]")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  fireEvent.submit(field());

  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(<Letter onSubmit={onSubmit} />);
  expect(field().closest("[inert]")).not.toBeInTheDocument();
});

test("an error is shown at its field, which gets the focus each time", () => {
  render(<Letter />);

  for (const time of ["once", "twice"]) {
    fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(field(), time).toHaveFocus();
    expect(field(), time).toHaveAccessibleDescription("Too short.");
    screen.getByRole("button", { name: "Send" }).focus();
  }
  fireEvent.click(screen.getByRole("button", { name: "Forgive" }));

  expect(field()).not.toHaveAccessibleDescription();
});

function Letter({ onSubmit = nothing, busy = false }: { onSubmit?: () => void; busy?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { point, clear, errorAt } = useProblem(form);

  return (
    <>
      <Form ref={form} id="letter" onSubmit={onSubmit} busy={busy}>
        <TextField label="Words" name="words" value="Hi" onChange={() => undefined} error={errorAt("words")} />
      </Form>
      <Button type="submit" form="letter" busy={busy}>
        Send
      </Button>
      <Button onClick={() => point({ field: "words", message: "Too short." })}>Refuse</Button>
      <Button onClick={clear}>Forgive</Button>
    </>
  );
}

function field() {
  return screen.getByRole("textbox", { name: "Words" });
}

function nothing() {
  // Nothing listens for it.
}
