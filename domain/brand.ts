/** What the spec calls "the product". */
export const brand = "Kindling";

/** The line under the name. */
export const tagline = "Gold for kindness. Coal to learn by.";
