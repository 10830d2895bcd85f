import { useId, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { changeWord } from "#client/data/words/changeWord.ts";
import type { OwnMood } from "#client/data/words/ownWords.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { asEnum, fromEnum } from "#domain/enums.ts";
import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { emojiProblem, ownMoodNameProblem } from "#domain/ownWords.ts";
import { feelingsOf, weatherOf, weathers } from "#domain/weathers.ts";
import { choice, face, faces, field, first } from "./OwnMoodDialog.css.ts";
import { useChange } from "./useChange.ts";

interface OwnMoodDialogProps extends OpenedProps {
  /** The one that is changed. Default: a new one. */
  mood?: OwnMood;
}

/** Makes or changes a mood of the person's own (docs/rules.md, Own moods). */
export function OwnMoodDialog({ mood, open, onClose }: OwnMoodDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const environment = useRelayEnvironment();
  const [name, setName] = useState(mood?.name ?? "");
  const [emoji, setEmoji] = useState(mood?.emoji ?? suggested[0]);
  const [value, setValue] = useState<Mood>(fromEnum(moods, mood?.value) ?? "calm");
  const [problems, setProblems] = useState<{ name?: string | undefined; emoji?: string | undefined }>({});
  const [run, busy] = useChange();
  const weather = weatherOf(value);

  const save = async () => {
    const found = { name: ownMoodNameProblem(name), emoji: emojiProblem(emoji.trim()) };
    setProblems(found);
    if (found.name ?? found.emoji) return;
    const input = { name, emoji: emoji.trim() };
    const change = mood
      ? () =>
          changeWord(environment, "editOwnMood", {
            id: mood.id,
            ...input,
            ...(mood.isUsed ? {} : { value: asEnum(value) }),
          })
      : () => changeWord(environment, "createOwnMood", { ...input, value: asEnum(value) });
    if (await run(change, "Own Mood Saved")) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mood ? "Change Own Mood" : "New Own Mood"}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} onSubmit={() => void save()} busy={busy === true}>
        <div className={weather ? `${first} ${weatherColors[weather]}` : first}>
          <span className={face} aria-hidden="true">
            {emoji}
          </span>
          <div className={field}>
            <TextField
              name="name"
              label="Name"
              maxLength={textLimits.ownMood}
              value={name}
              onChange={setName}
              {...(problems.name ? { error: problems.name } : {})}
            />
          </div>
        </div>
        <div>
          <TextField
            name="emoji"
            label="Emoji"
            hint="Any emoji from your keyboard, or one of these."
            value={emoji}
            onChange={setEmoji}
            {...(problems.emoji ? { error: problems.emoji } : {})}
          />
          <div className={faces}>
            {suggested.map((each) => (
              <button
                key={each}
                type="button"
                className={choice}
                aria-pressed={each === emoji}
                onClick={() => setEmoji(each)}
              >
                {each}
              </button>
            ))}
          </div>
        </div>
        {mood?.isUsed ? (
          <p>
            It counts as {moodFaces[value].emoji} {moodFaces[value].label}. This can’t change any more, because entries
            use it.
          </p>
        ) : (
          <Select
            name="value"
            label="Counts as"
            hint="In trends and totals. Fixed once an entry uses it."
            options={options}
            value={value}
            onChange={setValue}
          />
        )}
      </Form>
    </Dialog>
  );
}

const suggested = ["🫖", "🪁", "🧶", "🌱", "🌊", "🔥", "🪨", "🫧", "🌙", "☕", "🧭", "🪶"] as const satisfies string[];

const options = weathers
  .flatMap((weather) => feelingsOf[weather].flatMap((feeling) => moods.find((mood) => mood === feeling) ?? []))
  .map((value) => ({ value, label: `${moodFaces[value].emoji} ${moodFaces[value].label}` }));
