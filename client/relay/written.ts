import { commitLocalUpdate, graphql, type Environment, type RecordSourceProxy } from "relay-runtime";
import { editionOf } from "./history.ts";

/**
 * What every write of an entry answers with: home and what stands around every screen. No mutation names a screen beside
 * its own. At most 4 reads on the server: totals, current mood, calendar, recent moods.
 */
graphql`
  fragment written_viewer on Viewer {
    ...DashboardScreen_viewer
    ...dueSlot_viewer
  }
`;

/** Notes that a write has answered: for a moment home needs no look-up of its own. */
export function noteWritten(environment: Environment): void {
  writtenAt.set(environment, Date.now());
}

/** Whether what stands at home was written so lately that the store is as good as the server. */
export function wasWrittenLately(environment: Environment, now = Date.now()): boolean {
  return now - (writtenAt.get(environment) ?? -Infinity) < freshMs;
}

/**
 * Notes that an entry came or moved. Where it stands in a list follows from its time, its kind and its month, which no
 * declaration can say (design.md section 4): so a list on screen asks the server anew, and every other one begins anew
 * when it is next shown. A deletion needs no more than `@deleteRecord`.
 */
export function noteMoved(environment: Environment): void {
  commitLocalUpdate(environment, (store: RecordSourceProxy) => {
    const viewer = store.getRoot().getLinkedRecord("viewer");
    viewer?.setValue(editionOf(viewer) + 1, "historyEdition");
  });
}

const freshMs = 2000;

const writtenAt = new WeakMap<Environment, number>();
