import { later } from "#client/ui/motion/later.ts";

// What of home comes after its numbers: one file of the build, which each part waits for.
const drawn = () => import("./laterParts.ts");

export const LivelyLand = later(async () => (await drawn()).LivelyLand);
export const QuoteLand = later(async () => (await drawn()).QuoteLand);
export const BookPicture = later(async () => (await drawn()).BookPicture);
export const ConnectPicture = later(async () => (await drawn()).ConnectPicture);
export const ExchangePicture = later(async () => (await drawn()).ExchangePicture);
export const LanternPicture = later(async () => (await drawn()).LanternPicture);
export const PenPicture = later(async () => (await drawn()).PenPicture);
export const KindlyPicture = later(async () => (await drawn()).KindlyPicture);
export const InsightsCard = later(async () => (await drawn()).InsightsCard);
export const SmallQuestion = later(async () => (await drawn()).SmallQuestion);
export const OnThisDay = later(async () => (await drawn()).OnThisDay);
