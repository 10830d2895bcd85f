import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { LogActionScreenQuery } from "#client/__generated__/LogActionScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { useGoHome } from "../_entries/useGoHome.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useEntryForm } from "../_entries/useEntryForm.ts";
import { ProgressStones } from "../_steps/ProgressStones.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { useBeside } from "#client/ui/layout/useWide.ts";
import { actionKind } from "#domain/entries/action.ts";
import { hasWords } from "#domain/entries/values.ts";
import { progressOf } from "#domain/wizard.ts";
import { actionEntry } from "./actionEntry.ts";
import { LogActionForm } from "./LogActionForm.tsx";
import { RecentActions } from "./RecentActions.tsx";
import { useFolding } from "../_questions/useFolding.ts";

/** Only parts beside the form read it. The form stands without it. */
const query = graphql`
  query LogActionScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...RecentActions_viewer
      ...AllTimeScale_viewer
    }
  }
`;

const AllTimeScale = lazy(async () => ({ default: (await import("./AllTimeScale.tsx")).AllTimeScale }));

interface LogActionProps {
  queryRef: PreloadedQuery<LogActionScreenQuery>;
}

export const head: Head = { title: "Log an Action", back: "/", width: "columns" };

/** Log an Action (docs/rules.md, Wizard): one page; each answer reveals the next question. */
export function LogActionScreen({ queryRef }: LogActionProps) {
  const form = useEntryForm(actionEntry, useGoHome());
  const { draft, isStarted, startOver } = form;
  const { answers } = draft;
  const folding = useFolding(answers);
  const way = progressOf(answers, folding.open);
  const wayId = `${folding.id}-way`;
  const isBeside = useBeside();
  const recent: ComponentProps<typeof LogActionForm>["recent"] = (onChoose) => (
    <Beside queryRef={queryRef}>{(viewer) => <RecentActions viewer={viewer} onChoose={onChoose} />}</Beside>
  );
  const scale = isBeside && (
    <Beside queryRef={queryRef}>{(viewer) => <AllTimeScale viewer={viewer} answers={answers} />}</Beside>
  );

  return (
    <Screen {...head} actions={isStarted && <StartOver asks={hasWords(actionKind, answers)} onStartOver={startOver} />}>
      <ProgressStones id={wayId} {...way} />
      <LogActionForm form={form} folding={folding} describedBy={wayId} recent={recent} scale={scale} />
    </Screen>
  );
}

interface BesideProps extends LogActionProps {
  children: (viewer: LogActionScreenQuery["response"]["viewer"]) => ReactNode;
}

/** A part that shows once the data is there, and never if it fails to load. */
function Beside({ queryRef, children }: BesideProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Loaded queryRef={queryRef}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ queryRef, children }: BesideProps) {
  const { viewer } = usePreloadedQuery<LogActionScreenQuery>(query, queryRef);
  return children(viewer);
}
