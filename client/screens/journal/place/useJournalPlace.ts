import { useRef, type MouseEvent } from "react";
import { createSearchParams, useLocation, useNavigate, useSearchParams } from "react-router-dom";

interface JournalPlace {
  /** Whether a new page is written in the history's place. */
  isWriting: boolean;
  /** The id of the entry that is edited in the history's place. */
  edited: string | null;
  write: () => void;
  edit: (id: string) => void;
  /** Returns to the history, and to its scroll position if it was left for this place. */
  leave: () => void;
  /** The back button of the place: its address, and how a press leaves where the history lies below. */
  back: { to: string; onPress?: (event: MouseEvent) => void };
}

/** The place of the journal that the address names: the history, a new page, or an entry that is edited. */
export function useJournalPlace(): JournalPlace {
  const [search] = useSearchParams();
  const { key, hash, state } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const isWriting = search.get("new") === "true";
  const edited = isWriting ? null : search.get("edit");
  const wasHistory = isOverHistory(state);
  const below = createSearchParams(search);
  for (const name of ["new", "edit"]) below.delete(name);

  // Keeps the view of the history and the search, which is in the hash and the state.
  const open = (name: string, value: string) => {
    const place = createSearchParams([...below, [name, value]]);
    const kept: unknown = state;
    const over = typeof kept === "object" ? { ...kept, ...overHistory } : overHistory;
    void navigate({ search: `${place}`, hash }, { state: over });
  };
  const leave = () => {
    // Going back takes a moment. A second press would go back once more.
    if (left.current === key) return;
    left.current = key;
    void (wasHistory ? navigate(-1) : navigate({ search: `${below}`, hash }, { replace: true, state }));
  };
  const leaveByPress = (event: MouseEvent) => {
    // A press with a key opens the link elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leave();
  };
  return {
    isWriting,
    edited,
    write: () => open("new", "true"),
    edit: (id) => open("edit", id),
    leave,
    back: edited || wasHistory ? { to: `/journal?${below}${hash}`, onPress: leaveByPress } : { to: "/" },
  };
}

const overHistory = { isOverHistory: true };

function isOverHistory(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOverHistory" in state;
}
