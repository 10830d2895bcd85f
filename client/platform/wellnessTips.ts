import { useChoice } from "./drafts.ts";

/** The device's settings for wellness tips (docs/rules.md, Wellness tips). `minutes` is stored but triggers nothing. */
export interface WellnessTipChoice {
  isEnabled: boolean;
  minutes: number;
}

const standard: WellnessTipChoice = { isEnabled: true, minutes: 30 };

export function useWellnessTips(): [choice: WellnessTipChoice, choose: (choice: WellnessTipChoice) => void] {
  return useChoice("wellnessTips", standard);
}
