import { feelingFrom, harms, helps } from "./emotions.ts";

/** Something I did, or something that happened to me. */
export const actionTypes = ["action", "event"] as const;

export const signs = ["positive", "negative"] as const;

type Sign = (typeof signs)[number];

/** Gold is shown as "Good Karma", coal as "Learning Points". Coal is -1 if an entry takes a point away. */
export interface Karma {
  gold: number;
  coal: number;
}

/** The input of the karma rule. Emotion and effect may be keys, labels or emoji. */
export interface ActionEntry {
  type: (typeof actionTypes)[number];
  classification: Sign;
  /** Null for events. */
  intention: Sign | null;
  emotionResponse: string;
  effectOnOthers: string;
}

export const karmaRuleVersion = 1;

/** The karma of an entry (docs/rules.md, Karma). The preview and the ledger both use it. */
export function karmaFor(entry: ActionEntry): Karma {
  return entry.type === "action" ? karmaForAction(entry) : karmaForEvent(entry);
}

function karmaForAction({ classification, intention, emotionResponse, effectOnOthers }: ActionEntry): Karma {
  const response = feelingFrom(emotionResponse);
  const effect = feelingFrom(effectOnOthers);

  switch (`${classification}/${intention}`) {
    case "positive/positive":
      return { gold: isOneOf(response, "angry", "jealous") ? 1 : 2, coal: harms(effect) ? 1 : 0 };
    case "positive/negative":
      return { gold: helps(effect) ? 1 : 0, coal: isOneOf(response, "overwhelmed", "depressed", "annoyed") ? 2 : 1 };
    case "negative/positive":
      return { gold: response === "happy" && helps(effect) ? 2 : 1, coal: 1 };
    case "negative/negative":
      return { gold: 0, coal: 3 };
    default:
      return { gold: 0, coal: 2 };
  }
}

function karmaForEvent({ classification, emotionResponse }: ActionEntry): Karma {
  const response = feelingFrom(emotionResponse);
  const isGlad = isOneOf(response, "happy", "great", "ecstatic", "calm", "love", "inlove");

  if (classification === "negative") return { gold: isGlad || response === "neutral" ? 1 : 0, coal: -1 };
  if (isGlad) return { gold: 2, coal: 0 };

  const earnsNothing = isOneOf(response, "angry", "anxious", "hurt", "embarrassed", "heartbroken", "annoyed");
  return { gold: earnsNothing ? 0 : 1, coal: 1 };
}

function isOneOf(feeling: string, ...group: string[]): boolean {
  return group.includes(feeling);
}
