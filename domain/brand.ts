export const brand = "Kindling";
export const headline = "A diary that weighs your days";
export const tagline = "Gold for kindness. Coal to learn by.";
