import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { WeatherGrid } from "#client/ui/fields/WeatherGrid.tsx";
import { effectFaces, effects, type Effect } from "#domain/emotions.ts";
import { render, screen, within } from "#tests/support/screen.ts";

describe("the choice of a feeling", () => {
  test("is one group named by its question, with a named group for each weather", () => {
    render(<Feelings />);

    const question = within(screen.getByRole("radiogroup", { name: "How did it effect others?" }));
    expect(question.getAllByRole("group").map((group) => namesIn(group))).toEqual([
      ["Happy", "Great", "Ecstatic"],
      ["Love", "In Love"],
      ["Calm", "Neutral"],
      ["Anxious", "Embarrassed", "Confused"],
      ["Angry", "Annoyed", "Jealous", "Overwhelmed"],
      ["Sad", "Hurt", "Heart Broken", "Depressed"],
    ]);
    expect(question.getByRole("group", { name: "Stormy" })).toBeInTheDocument();
  });

  test("numbers the options over all weathers, with options that are not feelings last", () => {
    render(<Feelings />);

    const radios = screen.getAllByRole("radio");
    expect(radios.map((radio) => radio.getAttribute("aria-posinset"))).toEqual(
      radios.map((_, index) => `${index + 1}`),
    );
    expect(new Set(radios.map((radio) => radio.getAttribute("aria-setsize")))).toEqual(new Set(["19"]));
    expect(radios.at(-1)).toHaveAccessibleName("No one else affected");
    expect(radios.at(-1)?.closest("[role='group']")).toBeNull();
  });

  test("names a face by its whole word, even if a narrow face breaks the word", () => {
    render(<Feelings />);

    expect(screen.getByRole("radio", { name: "Overwhelmed" })).toHaveTextContent("😵Overwhelmed");
  });

  test("is one tab stop, and moving chooses nothing", async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Feelings onChange={onChange} />);
    await userEvent.tab();
    expect(screen.getByRole("radio", { name: "Happy" })).toHaveFocus();

    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Love" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(screen.getByRole("radio", { name: "No one else affected" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("radio", { name: "Happy" })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();

    await userEvent.keyboard("{ArrowRight}[Enter]");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("great");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("radio", { name: "Great" })).toHaveFocus();
  });

  test("reports the same option when it is chosen again", async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Feelings onChange={onChange} />);

    await userEvent.click(screen.getByRole("radio", { name: "Calm" }));
    await userEvent.click(screen.getByRole("radio", { name: "Calm" }));

    expect(onChange.mock.calls).toEqual([["calm"], ["calm"]]);
    expect(screen.getByRole("radio", { name: "Calm" })).toBeChecked();
  });

  test("is described by its error", () => {
    render(<Feelings error="Choose how you felt." />);

    expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Choose how you felt.");
  });
});

function namesIn(group: HTMLElement): (string | null)[] {
  return within(group)
    .getAllByRole("radio")
    .map((radio) => radio.lastElementChild?.textContent ?? null);
}

function Feelings({ onChange, error }: { onChange?: (value: string) => void; error?: string }) {
  const [value, setValue] = useState<Effect>();
  return (
    <>
      <h2 id="question">How did it effect others?</h2>
      <WeatherGrid
        labelledBy="question"
        error={error}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
        options={effects.map((each) => ({ value: each, ...effectFaces[each] }))}
      />
      <button type="button">After</button>
    </>
  );
}
