import { commitLocalUpdate, graphql, type Environment, type RecordSourceProxy } from "relay-runtime";
import { clock } from "#client/platform/clock.ts";
import { editionOf } from "./history.ts";

// Every write of an entry selects this: the data of home and the shell, at most 6 reads on the server. A mutation
// spreads this fragment and names no other screen.
graphql`
  fragment written_viewer on Viewer {
    ...DashboardScreen_viewer
    ...dueSlot_viewer
    ...recentlyFelt_viewer
    ...QuickMood_viewer
  }
`;

/** Call this after a successful write: home then needs no refetch for two seconds. */
export function markWritten(environment: Environment): void {
  writtenAt.set(environment, clock.now());
}

/** Whether a write has just updated everything that home shows. */
export function wasWrittenRecently(environment: Environment, now = clock.now()): boolean {
  return now - (writtenAt.get(environment) ?? -Infinity) < freshMs;
}

/**
 * Call this when an entry was created or moved, which no declaration can place in a list. The visible list is refetched
 * now, every other list when it is next shown. A deletion only needs `@deleteRecord`.
 */
export function invalidateLists(environment: Environment): void {
  commitLocalUpdate(environment, (store: RecordSourceProxy) => {
    const viewer = store.getRoot().getLinkedRecord("viewer");
    viewer?.setValue(editionOf(viewer) + 1, "historyEdition");
  });
}

export const freshMs = 2000;

const writtenAt = new WeakMap<Environment, number>();
