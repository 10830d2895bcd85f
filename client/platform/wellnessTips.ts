import { useChoice } from "./drafts.ts";

/** What of wellness tips is kept on the device alone (docs/rules.md, Wellness tips). The minutes trigger nothing. */
export interface WellnessTipChoice {
  isEnabled: boolean;
  minutes: number;
}

const standard: WellnessTipChoice = { isEnabled: true, minutes: 30 };

export function useWellnessTips(): [choice: WellnessTipChoice, choose: (choice: WellnessTipChoice) => void] {
  return useChoice("wellnessTips", standard);
}
