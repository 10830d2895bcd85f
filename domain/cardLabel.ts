import { isHardMoment, type KindOfEntry } from "./heavyDays.ts";

type CardLabel = "Positive Action" | "Growth Opportunity" | "Hard Moment";

/** The label on the card of an action or event. What happened to a person is no opportunity to grow. */
export function cardLabelOf(entry: KindOfEntry): CardLabel {
  if (entry.classification === "positive") return "Positive Action";
  return isHardMoment(entry) ? "Hard Moment" : "Growth Opportunity";
}
