import { Activity, useEffect, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useDraft } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { History } from "./History.tsx";
import { plus } from "./JournalScreen.css.ts";
import { NewPage } from "./page/NewPage.tsx";

export const head: Head = { title: "Journal History", titleBeside: true, back: "/" };

/** Journal History: the diary, and a new page in its place while one is written. */
export function JournalScreen({ queryRef }: { queryRef: PreloadedQuery<HistoryQuery> }) {
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [opening, setOpening, setBegun] = useOpening();
  const [closings, setClosings] = useState(0);
  const isWriting = opening !== undefined;

  // Not in the form, because after navigation the screen's heading takes the focus first.
  useEffect(() => {
    if (opening) body.current?.focus();
  }, [opening]);
  // The button returns only after the form closes.
  useEffect(() => {
    if (closings > 0) opener.current?.focus();
  }, [closings]);

  const open = () => setOpening((opening ?? 0) + 1);
  const close = () => {
    setOpening(undefined);
    setBegun(false);
    setClosings(closings + 1);
  };

  return (
    <Screen
      {...head}
      title={isWriting ? "New Entry" : head.title}
      actions={
        isWriting ? (
          <Button key="close" size="small" variant="line" onClick={close}>
            Close
          </Button>
        ) : (
          <Button key="open" ref={opener} size="small" onClick={open}>
            <span className={plus}>
              <Icon name="plus" size={20} />
            </span>
            New Entry
          </Button>
        )
      }
    >
      {isWriting && <NewPage bodyRef={body} onBegun={setBegun} onSaved={close} onLeave={close} />}
      {/* Hidden, not removed, so that its state and its data stay. */}
      <Activity mode={isWriting ? "hidden" : "visible"}>
        <History queryRef={queryRef} onWrite={open} />
      </Activity>
    </Screen>
  );
}

/**
 * Counts how often the form was opened, by its button or by `?new=true` (then removed from the address). Undefined
 * while closed; 0 if an unfinished draft opened it.
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
