import { lazy, Suspense } from "react";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { useGoHome } from "../_entries/useGoHome.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useEntryForm } from "../_entries/useEntryForm.ts";
import { ProgressStones } from "./ProgressStones.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { wayOf } from "#domain/wizard.ts";
import { actionEntry, hasWords } from "./actionEntry.ts";
import { LogActionForm } from "./LogActionForm.tsx";
import { columns, side } from "./LogActionScreen.css.ts";
import { useFolding } from "../_questions/useFolding.ts";

const AllTimeScale = lazy(async () => ({ default: (await import("./AllTimeScale.tsx")).AllTimeScale }));

export const head: Head = { title: "Log an Action", back: "/", width: "columns" };

/** Log an Action (docs/rules.md, Wizard): one page, whose questions appear as the one before is answered. */
export function LogActionScreen() {
  const form = useEntryForm(actionEntry, useGoHome());
  const { draft, isStarted, startOver } = form;
  const { answers } = draft;
  const folding = useFolding(answers);
  const way = wayOf(answers, folding.open);
  const wayId = `${folding.id}-way`;
  const isWide = useWide();

  return (
    <Screen {...head} actions={isStarted && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}>
      <ProgressStones id={wayId} {...way} />
      <div className={columns}>
        <LogActionForm form={form} folding={folding} describedBy={wayId} />
        {isWide && (
          <section className={side} aria-label="All Time">
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <AllTimeScale answers={answers} />
              </Suspense>
            </ErrorBoundary>
          </section>
        )}
      </div>
    </Screen>
  );
}
