import { decoration } from "#client/ui/motion/decoration.ts";

const drawn = () => import("./homeLater.ts");

export const LivelyLand = decoration(async () => (await drawn()).LivelyLand);
export const QuoteLand = decoration(async () => (await drawn()).QuoteLand);
export const BookPicture = decoration(async () => (await drawn()).BookPicture);
export const ConnectPicture = decoration(async () => (await drawn()).ConnectPicture);
export const ExchangePicture = decoration(async () => (await drawn()).ExchangePicture);
export const LanternPicture = decoration(async () => (await drawn()).LanternPicture);
export const PenPicture = decoration(async () => (await drawn()).PenPicture);
export const KindlyPicture = decoration(async () => (await drawn()).KindlyPicture);
export const InsightsCard = decoration(async () => (await drawn()).InsightsCard);
export const OnThisDay = decoration(async () => (await drawn()).OnThisDay);
