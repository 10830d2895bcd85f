// Texts that break a layout which only ever met short English ones.

/** One German word. */
export const compound = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** 200 letters without a blank. */
export const unbroken = "Abcdefghij".repeat(20);

/** Arabic: "I helped my neighbour today, and we laughed together." */
export const rightToLeft = "ساعدتُ جارتي اليوم وضحكنا معًا.";

/** Several lines on a phone. */
export const paragraph =
  "On the way home I met my neighbour with four heavy bags. We carried them up together, and on the third floor we had to sit down because we could not stop laughing.";
