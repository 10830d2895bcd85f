import { useEffect, useRef, useState } from "react";
import { media } from "#client/theme/sizes.ts";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { karmaFor } from "#domain/karma.ts";
import { karmaPreviewLines, spokenLine } from "#domain/karmaWords.ts";
import { entryFrom, type Step, type WizardAnswers } from "#domain/wizard.ts";
import { anchorOf } from "./Section.tsx";

interface NextStepProps {
  steps: readonly Step[];
  answers: WizardAnswers;
}

/** Scrolls to a section that has just appeared and reads its title aloud; the focus does not move. */
export function NextStep({ steps, answers }: NextStepProps) {
  const [words, setWords] = useState("");
  const known = useRef<readonly Step[] | undefined>(undefined);
  const shown = steps.map(({ key }) => key).join();

  useEffect(() => {
    const before = known.current;
    known.current = steps;
    const next = before && steps.find(({ key }) => before.every((step) => step.key !== key));

    setWords(next ? wordsFor(next, answers) : "");
    // The page's CSS does not scroll smoothly, so it is asked for here.
    const behavior = window.matchMedia(media.still).matches ? "auto" : "smooth";
    if (next) document.getElementById(anchorOf(next.key))?.scrollIntoView({ block: "nearest", behavior });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- nothing is new while the same sections are shown
  }, [shown]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

function wordsFor({ key, title }: Step, answers: WizardAnswers): string {
  const entry = key === "preview" && entryFrom(answers);
  if (!entry) return title;

  return `${title}: ${karmaPreviewLines(karmaFor(entry)).map(spokenLine).join(", ")}`;
}
