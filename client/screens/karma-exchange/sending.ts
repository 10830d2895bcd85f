import { hasTemplates, type DeliveryMethod, type ExchangeType, type Template } from "#domain/exchanges.ts";

/** The values of the form. */
export interface Sending {
  type: ExchangeType | null;
  method: DeliveryMethod;
  /** The recipient in the app, as a global id. */
  recipientId: string;
  /** The recipient outside the app, by any name. */
  recipientName: string;
  template: Template | null;
  message: string;
}

export const nothingToSend: Sending = {
  type: null,
  method: "app",
  recipientId: "",
  recipientName: "",
  template: null,
  message: "",
};

/** The missing fields (docs/rules.md, Messages), in the order of the form. */
export function missingIn({ type, method, recipientId, recipientName, message }: Sending): (keyof Sending)[] {
  const missing: (keyof Sending)[] = [];
  if (!type) missing.push("type");
  if (method === "app" && !recipientId) missing.push("recipientId");
  if (method !== "app" && recipientName.trim() === "") missing.push("recipientName");
  if (message.trim() === "") missing.push("message");
  return missing;
}

/** The template it started from, if one exists for its kind. */
export function templateOf({ type, template }: Sending): Template | null {
  return type && hasTemplates(type) ? template : null;
}
