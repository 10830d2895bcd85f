/** The icons of the settings alone, as paths on 24 x 24. */
export const drawings = {
  globe:
    "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5Z",
  devices: "M3.5 5.5h13V9M3.5 5.5v10h8M2.5 19h9M14.5 9h6v11h-6Zm2.5 8h1",
  reset: "M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4",
  logout: "M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5",
} as const;
