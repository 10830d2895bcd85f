import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { render, screen } from "#tests/support/screen.ts";

test("the group is named by its label, and exposes the chosen option", () => {
  render(<Times />);

  expect(screen.getByRole("radiogroup", { name: "When did it happen?" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Just now");
});

test("a press chooses an option", async () => {
  render(<Times />);

  await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));

  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Earlier");
});

test("by keyboard, arrows move without choosing and Space chooses", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Times onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Just now" })).toHaveFocus();

  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "Earlier" })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("earlier");
});

test("the group is one tab stop, at the chosen option", async () => {
  render(<Times />);
  await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "After" })).toHaveFocus();

  await userEvent.tab({ shift: true });

  expect(screen.getByRole("radio", { name: "Earlier" })).toHaveFocus();
});

function Times({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<"now" | "earlier">("now");
  return (
    <>
      <RadioRow
        label="When did it happen?"
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
        options={[
          { value: "now", label: "Just now" },
          { value: "earlier", label: "Earlier" },
        ]}
      />
      <button type="button">After</button>
    </>
  );
}
