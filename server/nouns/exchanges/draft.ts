import {
  deliveryMethods,
  exchangeTypes,
  hasTemplates,
  messageProblem,
  templateLabels,
  templates,
  type DeliveryMethod,
  type ExchangeType,
  type Template,
} from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { keptText } from "#server/diary/keptText.ts";

export interface ExchangeDraft {
  type: string;
  message: string;
  /** `app` if left out. */
  deliveryMethod?: string | null | undefined;
  /** A person in the app by id, or a connection by username. Outside the app, any name. */
  recipientId?: string | null | undefined;
  recipientUsername?: string | null | undefined;
  /** A template's key or text. */
  template?: string | null | undefined;
}

export interface CheckedDraft {
  type: ExchangeType;
  message: string;
  deliveryMethod: DeliveryMethod;
  template: Template | null;
  recipientId: string | null;
  recipientName: string | null;
}

/** Checks a draft. Throws BadInput naming the field. */
export function checkedDraft(draft: ExchangeDraft): CheckedDraft {
  const type = exchangeTypes.find((one) => one === draft.type);
  if (!type) throw new BadInput("Please choose what to send.", "type", oneOf(exchangeTypes));
  const problem = messageProblem(draft.message);
  if (problem) throw new BadInput(problem.message, problem.field);
  const method = deliveryMethods.find((one) => one === (draft.deliveryMethod ?? "app"));
  if (!method) throw new BadInput("Please choose how to send it.", "deliveryMethod", oneOf(deliveryMethods));

  const recipientId = (method === "app" && draft.recipientId) || null;
  const recipientName = recipientId
    ? null
    : keptText("Recipient", draft.recipientUsername?.trim(), textLimits.recipient, "recipientUsername");
  if (!recipientId && !recipientName)
    throw new BadInput("Please fill in all required fields.", method === "app" ? "recipientId" : "recipientUsername");
  return {
    type,
    message: draft.message,
    deliveryMethod: method,
    template: templateIn(type, draft.template),
    recipientId,
    recipientName,
  };
}

function templateIn(type: ExchangeType, text: string | null | undefined): Template | null {
  if (!text) return null;
  const template = templates.find((one) => one === text || templateLabels[one].toLowerCase() === text.toLowerCase());
  if (template && hasTemplates(type)) return template;
  throw new BadInput("There is no such template.", "template", oneOf(templates));
}
