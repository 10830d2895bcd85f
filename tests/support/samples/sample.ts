import type { ElsewhereSource } from "#client/screens/bring-your-diary/elsewhere/elsewhere.ts";

/** A made file of another app, in parts, so that a test can leave entries out, add some or bring them into another order. */
export interface Sample {
  source: ElsewhereSource;
  /** Each entry as the app writes it. */
  entries: readonly string[];
  /** The file that the app would write of these entries. */
  file: (entries: readonly string[]) => Blob;
}
