/** The `handle` of a visitor's route that draws the brand itself. */
export const ownBrand = "own brand";
