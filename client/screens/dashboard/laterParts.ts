// The chunk with home's deferred parts.
export { InsightsCard } from "./InsightsCard.tsx";
export { HeldLine } from "./HeldLine.tsx";
export { MoodLand } from "./MoodLand.tsx";
export { NoteLine } from "./NoteLine.tsx";
export { WaitingSign } from "../_waiting/WaitingSign.tsx";
export { OnThisDay } from "./OnThisDay.tsx";
export { QuickMood } from "./QuickMood.tsx";
export { SmallQuestion } from "./SmallQuestion.tsx";
export { TipButton } from "./TipButton.tsx";
export { LivelyLand } from "#client/pictures/LivelyLand.tsx";
export { QuoteLand } from "#client/pictures/QuoteLand.tsx";
export { BookPicture } from "#client/pictures/BookPicture.tsx";
export { ConnectPicture } from "#client/pictures/ConnectPicture.tsx";
export { ExchangePicture } from "#client/pictures/ExchangePicture.tsx";
export { KindlyPicture } from "#client/pictures/KindlyPicture.tsx";
export { PenPicture } from "#client/pictures/PenPicture.tsx";
