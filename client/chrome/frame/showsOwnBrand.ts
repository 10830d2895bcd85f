/** The `handle` of a route whose screen shows the brand itself. */
export const showsOwnBrand = "own brand";
