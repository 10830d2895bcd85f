import { Suspense, useEffect, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useDraft } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { History } from "./History.tsx";
import { JournalForm } from "./JournalForm.tsx";
import { plus } from "./JournalScreen.css.ts";
import { JournalSkeleton } from "./JournalSkeleton.tsx";

export const head: Head = { title: "Journal History", titleBeside: true, back: "/" };

/** Journal History: the diary, and a form for the next page of it. */
export function JournalScreen({ queryRef }: { queryRef: PreloadedQuery<HistoryQuery> }) {
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const [opening, setOpening, setBegun] = useOpening();

  // Not in the form: on arrival the screen's heading takes the focus first.
  useEffect(() => {
    if (opening) title.current?.focus();
  }, [opening]);

  const open = () => setOpening((opening ?? 0) + 1);
  const close = () => {
    setOpening(undefined);
    setBegun(false);
    opener.current?.focus();
  };

  return (
    <Screen
      {...head}
      actions={
        <Button ref={opener} size="small" onClick={open}>
          <span className={plus}>
            <Icon name="plus" size={20} />
          </span>
          New Entry
        </Button>
      }
    >
      {opening !== undefined && <JournalForm titleRef={title} onBegun={setBegun} onClose={close} onSaved={close} />}
      <ErrorBoundary>
        <Suspense fallback={<JournalSkeleton />}>
          <History queryRef={queryRef} onWrite={open} />
        </Suspense>
      </ErrorBoundary>
    </Screen>
  );
}

/**
 * Counts the times that the form was asked for, by its button or by `?new=true`, which then leaves the address.
 * Undefined while it is closed; 0 where it is open because a page was begun before the screen was left.
 */
function useOpening() {
  const [search, setSearch] = useSearchParams();
  const isInvited = search.get("new") === "true";
  const [isBegun, setBegun] = useDraft("journal-begun", false);
  const [opening, setOpening] = useState(isInvited ? 1 : isBegun ? 0 : undefined);
  const [wasInvited, setWasInvited] = useState(isInvited);

  if (isInvited !== wasInvited) {
    setWasInvited(isInvited);
    if (isInvited) setOpening((opening ?? 0) + 1);
  }

  useEffect(() => {
    if (!isInvited) return;
    const withoutInvitation = (now: URLSearchParams) => {
      now.delete("new");
      return now;
    };
    setSearch(withoutInvitation, { replace: true, preventScrollReset: true });
  }, [isInvited, setSearch]);
  return [opening, setOpening, setBegun] as const;
}
