/** Begins a text that `keyStream.ts` has encrypted, which no JSON does. */
export const sealedMark = "s";
