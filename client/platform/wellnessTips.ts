import { useChoice } from "./drafts.ts";

/** What the spec keeps of wellness tips on the device alone (section 3). The minutes trigger nothing. */
export interface WellnessTipChoice {
  isEnabled: boolean;
  minutes: number;
}

const standard: WellnessTipChoice = { isEnabled: true, minutes: 30 };

export function useWellnessTips(): [choice: WellnessTipChoice, choose: (choice: WellnessTipChoice) => void] {
  return useChoice("wellnessTips", standard);
}
