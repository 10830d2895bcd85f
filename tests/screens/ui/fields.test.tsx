import { fireEvent, render, screen } from "@testing-library/react";
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

test("a field carries its hint and why it cannot stand", () => {
  render(
    <TextField label="Username" name="username" value="a" onChange={() => {}} hint="3 to 30" error="Too short." />,
  );

  const field = screen.getByRole("textbox", { name: "Username" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Too short. 3 to 30");
});

test("a password shows itself when asked, and hides again", async () => {
  render(<Password />);
  await userEvent.type(screen.getByLabelText("Password"), "secret");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  expect(screen.getByLabelText("Password")).toHaveValue("secret");

  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

test("a counted text says how much of its room is taken", () => {
  render(<TextArea label="Description" name="description" value="Hello" onChange={() => {}} maxLength={100} counted />);

  expect(screen.getByText("5/100 characters")).toBeInTheDocument();
});

test("a box is ticked by its words, and a link in them opens instead", async () => {
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

test("a busy button says so, keeps the focus and sends nothing twice", async () => {
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
