/** The icons of the exchange alone, as paths on 24 x 24. */
export const drawings = {
  reply: "M9.5 7 4.5 12l5 5M4.5 12H14c3.5 0 5.5 2 5.5 6",
  heart: "M12 20C5 14.5 4 12 4 9.3a4.2 4.2 0 0 1 8-1.8 4.2 4.2 0 0 1 8 1.8c0 2.7-1 5.2-8 10.7Z",
} as const;
