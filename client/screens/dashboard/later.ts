import { createElement } from "react";
import { later } from "#client/ui/motion/later.ts";
import { MoodRow } from "./MoodRow.tsx";

// Parts of home that load after its numbers, from one shared chunk.
const drawn = () => import("./laterParts.ts");

export const LivelyLand = later(async () => (await drawn()).LivelyLand);
export const QuoteLand = later(async () => (await drawn()).QuoteLand);
export const BookPicture = later(async () => (await drawn()).BookPicture);
export const ConnectPicture = later(async () => (await drawn()).ConnectPicture);
export const ExchangePicture = later(async () => (await drawn()).ExchangePicture);
export const PenPicture = later(async () => (await drawn()).PenPicture);
export const TipButton = later(async () => (await drawn()).TipButton, { when: "loaded" });
export const KindlyPicture = later(async () => (await drawn()).KindlyPicture);
export const InsightsCard = later(async () => (await drawn()).InsightsCard);
export const MoodLand = later(async () => (await drawn()).MoodLand);
export const NoteLine = later(async () => (await drawn()).NoteLine);
export const HeldLine = later(async () => (await drawn()).HeldLine, { when: "loaded" });
export const WaitingSign = later(async () => (await drawn()).WaitingSign, { when: "loaded" });
export const SmallQuestion = later(async () => (await drawn()).SmallQuestion);
export const OnThisDay = later(async () => (await drawn()).OnThisDay);
// Add New is there at once, even if the faces do not load.
export const QuickMood = later(async () => (await drawn()).QuickMood, { meanwhile: noFaces, instead: noFaces });

function noFaces() {
  return createElement(MoodRow);
}

// In a chunk of its own, with its drawings.
export const LivingBird = later(async () => (await import("./LivingBird.tsx")).LivingBird);
