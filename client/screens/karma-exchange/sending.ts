import { hasTemplates, type DeliveryMethod, type ExchangeType, type Template } from "#domain/exchanges.ts";

/** What somebody says in the form. */
export interface Sending {
  type: ExchangeType | null;
  method: DeliveryMethod;
  /** Whom in the app, by the global id. */
  recipientId: string;
  /** Whom outside of it, by any name. */
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

/** The first field that is missing (docs/rules.md, Messages), in their order. */
export function missingIn({ type, method, recipientId, recipientName, message }: Sending): keyof Sending | undefined {
  if (!type) return "type";
  if (method === "app" ? !recipientId : recipientName.trim() === "") {
    return method === "app" ? "recipientId" : "recipientName";
  }
  return message.trim() === "" ? "message" : undefined;
}

/** The template it says it began with, if there is one for its kind. */
export function templateOf({ type, template }: Sending): Template | null {
  return type && hasTemplates(type) ? template : null;
}
