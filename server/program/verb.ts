/** An operator's command. It prints its findings, and returns true if all is well. */
export interface Verb {
  does: string;
  /** The name of its argument, such as USER. */
  takes?: string;
  /** True if it decrypts texts. */
  opensKeys?: boolean;
  /** Runs it with the words after its name, on the database at `url`, which is open. */
  run: (words: readonly string[], url: string) => Promise<boolean>;
}
