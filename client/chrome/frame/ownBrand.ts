/** The `handle` of a route whose screen draws the brand. */
export const ownBrand = "own brand";
