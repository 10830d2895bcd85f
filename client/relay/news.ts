/** The event on the window when somebody else has changed what the screen shows. */
export const newsEvent = "kindling.news";
