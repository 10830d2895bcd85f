/** The browser's own doors, which lead out of the product. One object, so that a test can watch them. */
export const leaving = {
  /** Leaves for another page in this window. */
  to: (address: string): void => window.location.assign(address),

  /** Opens another page in a new tab; where the browser will not, in this window. */
  inNewTab: (address: string): void => {
    const tab = window.open(address, "_blank");
    if (!tab) return leaving.to(address);
    tab.opener = null;
  },

  /** Loads the product anew. */
  andComingBack: (): void => window.location.reload(),

  /** Asks whether something is really meant (spec section 5: "a browser confirmation"). */
  confirmed: (question: string): boolean => window.confirm(question),
};
