/** Why a file cannot be opened or made. Its message is for the person. */
export class FileProblem extends Error {
  /** The passphrase is missing or wrong, so another one may help. */
  declare readonly needsPassphrase: boolean;

  constructor(
    message: string,
    { needsPassphrase = false, cause }: { needsPassphrase?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    Object.assign(this, { name: "FileProblem", needsPassphrase });
  }
}
