import { Activity, lazy, Suspense, useRef } from "react";
import type { PreloadedQuery } from "react-relay";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { History } from "./History.tsx";
import { plus } from "./JournalScreen.css.ts";
import { LeavingContext } from "./memory/listMemory.ts";
import { NewPage } from "./page/NewPage.tsx";
import { useJournalPlace } from "./place/useJournalPlace.ts";
import { usePlaceFocus } from "./usePlaceFocus.ts";

const EditedEntry = lazy(async () => ({ default: (await import("./EditedEntry.tsx")).EditedEntry }));

export const head: Head = { title: "Journal History", titleBeside: true, back: "/" };

/** Journal History: the diary, and in its place a new page while one is written, or an entry while it is edited. */
export function JournalScreen({ queryRef }: { queryRef: PreloadedQuery<HistoryQuery> }) {
  const place = useJournalPlace();
  const { isWriting, edited, leave } = place;
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const leaving = useRef<string>(undefined);
  usePlaceFocus(place, { opener, body, leaving });

  return (
    <Screen
      {...head}
      title={isWriting ? "New Entry" : edited === null ? head.title : "Edit Entry"}
      back={place.back.to}
      onBack={place.back.onPress}
      actions={
        isWriting || edited !== null ? (
          <Button key="close" size="small" variant="line" onClick={leave}>
            Close
          </Button>
        ) : (
          <Button key="open" ref={opener} size="small" onClick={place.write}>
            <span className={plus}>
              <Icon name="plus" size={20} />
            </span>
            New Entry
          </Button>
        )
      }
    >
      <LeavingContext value={leaving}>
        {isWriting && <NewPage bodyRef={body} onDone={leave} />}
        {edited !== null && (
          <ErrorBoundary>
            <Suspense fallback={<ScreenSkeleton />}>
              <EditedEntry key={edited} id={edited} onDone={leave} />
            </Suspense>
          </ErrorBoundary>
        )}
        {/* Hidden, not removed, so that its state and its data stay. */}
        <Activity mode={isWriting || edited !== null ? "hidden" : "visible"}>
          <History queryRef={queryRef} onWrite={place.write} />
        </Activity>
      </LeavingContext>
    </Screen>
  );
}
