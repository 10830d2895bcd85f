export const brand = "Kindling";
export const tagline = "Gold for kindness. Coal to learn by.";
