import { textLimits, textProblem } from "./limits.ts";
import { numberWord } from "./numbers.ts";

/** The types of message between people, by stored key (docs/rules.md, Messages). */
export const exchangeTypes = ["good_karma", "kind_message", "constructive_feedback"] as const;
export type ExchangeType = (typeof exchangeTypes)[number];

export const exchangeLabels: Readonly<Record<ExchangeType, string>> = {
  good_karma: "Good Karma",
  kind_message: "Kind Message",
  constructive_feedback: "Constructive Feedback",
};

/** The gold of a gift, for the first gifts in a rolling day (docs/rules.md, Gifts). */
export const exchangeGold: Readonly<Record<ExchangeType, number>> = {
  good_karma: 1,
  kind_message: 0,
  constructive_feedback: 0,
};

export const goldenGifts = { each: 10, toOne: 3 } as const;

/** Shown with a gift beyond that limit. */
export const giftWithoutGold = `Your message arrived, without Good Karma this time: you can give it ${numberWord(goldenGifts.each)} times a day, ${numberWord(goldenGifts.toOne)} times to the same person.`;

/** Replaces the name of a recipient outside the app if it cannot be decrypted. */
export const unknownName = "Somebody";

export const deliveryMethods = ["app", "email", "text", "social"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const deliveryLabels: Readonly<Record<DeliveryMethod, string>> = {
  app: "In-App",
  email: "Email",
  text: "Text/SMS",
  social: "Social",
};

/** The template buttons of good karma and kind messages. */
export const templates = ["thanks_for_being_there", "appreciated_your_help", "made_my_day", "custom"] as const;
export type Template = (typeof templates)[number];

export const templateLabels: Readonly<Record<Template, string>> = {
  thanks_for_being_there: "Thanks for being there",
  appreciated_your_help: "I appreciated your help",
  made_my_day: "You made my day",
  custom: "Custom message",
};

export function hasTemplates(type: ExchangeType): boolean {
  return type !== "constructive_feedback";
}

/** The message with a template at its start instead of the previous one. The person's own words stay. */
export function begunWith(template: Template, message: string): string {
  const before = templates.find((one) => one !== "custom" && message.startsWith(templateLabels[one]));
  const own = before ? message.slice(templateLabels[before].length) : message;
  if (template === "custom") return own.trimStart();

  const words = templateLabels[template];
  if (own.trim() === "") return words;
  return before ? words + own : `${words}. ${own}`;
}

/** The limits of "Recent Exchanges", for the last days and for all time (docs/rules.md, Messages). */
export const recentExchanges = { days: 7, most: 20, mostOfAll: 50 } as const;

export const reportReasons = ["unkind", "threatening", "sexual", "spam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLabels: Readonly<Record<ReportReason, string>> = {
  unkind: "It is unkind or bullying",
  threatening: "It threatens me or someone else",
  sexual: "It is sexual and unwanted",
  spam: "It is spam or a scam",
  other: "Something else",
};

/** Where a report goes. */
export const whoReads = "The people who run this server will read it.";

/**
 * The link that opens the device's email or text message app with this text. Undefined for methods without such a
 * link.
 */
export function addressToSend(method: DeliveryMethod, subject: string, message: string): string | undefined {
  const body = encodeURIComponent(message.replaceAll(/\r?\n/g, "\r\n"));
  if (method === "email") return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`;
  // Both large phone systems read the body after "?&".
  return method === "text" ? `sms:?&body=${body}` : undefined;
}

/** The name shown for a deleted account. */
export const deletedUser = "Deleted user";

/** The first problem with a message and its field, or undefined. */
export function messageProblem(message: string): { message: string; field: "message" } | undefined {
  const problem =
    message.trim() === "" ? "Please fill in all required fields." : textProblem("Message", message, textLimits.message);
  return problem === undefined ? undefined : { message: problem, field: "message" };
}
