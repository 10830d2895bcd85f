import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { Button } from "#client/ui/controls/Button.tsx";
import { Checkbox } from "#client/ui/fields/Checkbox.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { fireEvent, render, screen } from "#tests/support/screen.ts";

test("a field is described by its hint and its error", () => {
  render(
    <TextField label="Username" name="username" value="a" onChange={() => {}} hint="3 to 30" error="Too short." />,
  );

  const field = screen.getByRole("textbox", { name: "Username" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Too short. 3 to 30");
});

test("what is written in a field is nobody's suggestion, unless the field names what it holds", () => {
  const field = { name: "note", value: "", onChange: () => undefined };
  render(
    <>
      <TextField label="Title" {...field} />
      <TextArea label="Note" {...field} />
      <TextField label="Email" autoComplete="email" {...field} />
    </>,
  );

  expect(screen.getByRole("textbox", { name: "Title" })).toHaveAttribute("autocomplete", "off");
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveAttribute("autocomplete", "off");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAttribute("autocomplete", "email");
});

test("a password can be shown and hidden again", async () => {
  render(<Password />);
  await userEvent.type(screen.getByLabelText("Password"), "secret");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  expect(screen.getByLabelText("Password")).toHaveValue("secret");

  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

test("a field with a limit shows how many characters are used", () => {
  render(<TextArea label="Description" name="description" value="Hello" onChange={() => {}} maxLength={100} counted />);

  expect(screen.getByText("5/100 characters")).toBeInTheDocument();
});

test("a press on its label checks a checkbox, and a press on a link in the label does not", async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(
    <MemoryRouter>
      <Checkbox
        name="agreeToTerms"
        checked={false}
        onChange={onChange}
        label={
          <>
            I agree to the{" "}
            <TextLink to="/terms-conditions" newTab>
              Terms & Conditions
            </TextLink>
          </>
        }
      />
    </MemoryRouter>,
  );

  fireEvent.click(screen.getByRole("link", { name: "Terms & Conditions" }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");

  await userEvent.click(screen.getByText(/I agree to the/));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test("a busy button shows progress, keeps the focus and does not submit twice", async () => {
  const onSubmit = vi.fn<() => void>();
  render(<Save onSubmit={onSubmit} />);

  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));
  const button = screen.getByRole("button", { name: "Logging..." });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");

  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText("What was this event"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

function Password() {
  const [value, setValue] = useState("");
  return (
    <PasswordField label="Password" name="password" autoComplete="current-password" value={value} onChange={setValue} />
  );
}

function Save({ onSubmit }: { onSubmit: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSubmit();
      }}
    >
      <TextField label="What was this event" name="eventTitle" value="" onChange={() => {}} />
      <Button type="submit" busy={busy} busyLabel="Logging...">
        Log This Action
      </Button>
    </form>
  );
}
