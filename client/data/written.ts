import { commitLocalUpdate, graphql, type Environment, type RecordSourceProxy } from "relay-runtime";
import { editionOf } from "./history.ts";

// What every write of an entry answers with: home and the shell, at most 5 reads on the server. A mutation spreads this and
// names no other screen.
graphql`
  fragment written_viewer on Viewer {
    ...DashboardScreen_viewer
    ...dueSlot_viewer
    ...recentlyFelt_viewer
  }
`;

/** To be called when a write has succeeded: for two seconds home needs no query of its own. */
export function noteWritten(environment: Environment): void {
  writtenAt.set(environment, Date.now());
}

/** Whether a write has just brought all that home shows. */
export function wasWrittenLately(environment: Environment, now = Date.now()): boolean {
  return now - (writtenAt.get(environment) ?? -Infinity) < freshMs;
}

/**
 * To be called when an entry was created or moved, which no declaration can place in a list: the list
 * on screen is asked for again, and every other one when it is next shown. For a deletion `@deleteRecord` is enough.
 */
export function noteMoved(environment: Environment): void {
  commitLocalUpdate(environment, (store: RecordSourceProxy) => {
    const viewer = store.getRoot().getLinkedRecord("viewer");
    viewer?.setValue(editionOf(viewer) + 1, "historyEdition");
  });
}

const freshMs = 2000;

const writtenAt = new WeakMap<Environment, number>();
