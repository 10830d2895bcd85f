// Shadows of the book on its table, by day and by night, and the ink of its label, which is paper at night, too.

export const paperShadow = {
  leaf: "0 1px 2px rgb(58 50 34 / 12%), 0 18px 40px -24px rgb(40 40 30 / 50%)",
  left: "-14px 22px 40px -26px rgb(40 40 30 / 55%)",
  right: "14px 22px 40px -26px rgb(40 40 30 / 55%)",
  curl: "-10px 6px 22px -8px rgb(40 40 30 / 40%), 16px 10px 30px -10px rgb(40 40 30 / 55%)",
  fold: "rgb(60 50 30 / 15%)",
} as const;

export const inkOnPaper = "#26303b";
