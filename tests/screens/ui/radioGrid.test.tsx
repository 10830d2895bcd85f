import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { RadioGrid } from "#client/ui/RadioGrid.tsx";

test("the group is named by its label and nothing is chosen at first", () => {
  render(<Feelings />);

  expect(screen.getByRole("radiogroup", { name: "How did you respond to this?" })).toBeInTheDocument();
  expect(screen.getAllByRole("radio", { checked: false })).toHaveLength(3);
});

test("a choice is named by its words alone, not by its face", () => {
  render(<Feelings />);

  expect(screen.getByRole("radio", { name: "Happy" })).toHaveTextContent("😊Happy");
});

test("a press picks", async () => {
  render(<Feelings />);

  await userEvent.click(screen.getByRole("radio", { name: "Calm" }));

  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Calm");
});

test("by keyboard, arrows move without choosing and Space picks", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Feelings onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Happy" })).toHaveFocus();

  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Sad" })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("sad");
});

test("by keyboard, the group is one stop, at what was chosen", async () => {
  render(<Feelings />);
  await userEvent.click(screen.getByRole("radio", { name: "Calm" }));
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();

  await userEvent.tab({ shift: true });

  expect(screen.getByRole("radio", { name: "Calm" })).toHaveFocus();
});

test("what is wrong belongs to the group", () => {
  render(<Feelings error="Choose how you felt." />);

  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Choose how you felt.");
});

function Feelings({ onChange, error }: { onChange?: (value: string) => void; error?: string }) {
  const [value, setValue] = useState<"happy" | "calm" | "sad">();
  return (
    <>
      <RadioGrid
        label="How did you respond to this?"
        columns={4}
        error={error}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
        options={[
          { value: "happy", label: "Happy", emoji: "😊" },
          { value: "calm", label: "Calm", emoji: "😌" },
          { value: "sad", label: "Sad", emoji: "😢", apart: true },
        ]}
      />
      <button type="button">After</button>
    </>
  );
}
