import type { ReactNode } from "react";
import { later } from "#client/ui/motion/later.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useBeside } from "#client/ui/layout/useWide.ts";
import { asEnum } from "#domain/enums.ts";
import { EntryTexts } from "./EntryTexts.tsx";
import { MoodChoice } from "./MoodChoice.tsx";
import { faces, picture, words } from "./MoodFields.css.ts";
import { useWaitingFace } from "./useWaitingFace.ts";
import type { MoodValues } from "./values.ts";

const MoodAnswer = later(async () => (await import("./MoodAnswer.tsx")).MoodAnswer, { when: "loaded" });

interface MoodFieldsProps {
  values: MoodValues;
  onChange: (changed: Partial<MoodValues>) => void;
  errorAt: (field: string) => string | undefined;
  /** What stands above the texts. */
  before?: ReactNode;
  /** The fields of its time and its tags. */
  children: ReactNode;
  isEdit?: boolean;
}

/** The fields of a mood, new or edited: the faces, the chosen one as a picture where there is room, and the texts. */
export function MoodFields({ values, onChange, errorAt, before, children, isEdit = false }: MoodFieldsProps) {
  const { value, ownMoodId } = values;
  const isBeside = useBeside();
  const faceOf = useWaitingFace();
  const face = value ? faceOf({ ...values, value: asEnum(value) }) : undefined;
  // A new mood says nothing of a finer word.
  const noWord = { finerWord: isEdit ? null : undefined };

  return (
    <>
      <div className={faces}>
        <MoodChoice
          value={value}
          ownMoodId={ownMoodId}
          onChange={(chosen) => onChange({ ...chosen, ...(chosen.value === value ? {} : noWord) })}
          error={errorAt("value")}
        />
      </div>
      {isBeside && (
        <div className={picture}>
          <MoodAnswer mood={value} face={face} />
        </div>
      )}
      <div className={words}>
        <Stack>
          {before}
          <EntryTexts kind="mood" values={values} onChange={onChange} errorAt={errorAt} isEdit={isEdit} />
          {children}
        </Stack>
      </div>
    </>
  );
}
