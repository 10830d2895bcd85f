import { effects, emotions } from "../emotions.ts";
import { actionTypes, signs } from "../karma.ts";
import { textLimits } from "../limits.ts";
import { choice, entryKind, text } from "./field.ts";

/** An action or event: what a person did or what happened to them (docs/rules.md, Actions and events). */
export const actionKind = entryKind({
  name: "Action",
  called: "Action",
  mutations: { save: "logAction", edit: "editAction", remove: "deleteAction", entry: "action" },
  fields: {
    type: choice(actionTypes, {
      isNeeded: true,
      says: "Action or event.",
      line: "Something I did, or something that happened to me.",
    }),
    classification: choice(signs, {
      isNeeded: true,
      says: "Whether the person sees it as positive or negative.",
    }),
    intention: choice(signs, {
      says: "The person's intention; null for events.",
      saysSent: "Needed for actions; ignored for events.",
      line: "Null for events.",
    }),
    emotionResponse: choice(emotions, {
      isNeeded: true,
      says: "The person's emotional response.",
      spelled: "An emotion's key, label or emoji.",
      line: "The person's emotional response.",
    }),
    effectOnOthers: choice(effects, {
      isNeeded: true,
      says: "How other people were affected.",
      spelled: "An emotion, or no_one_affected.",
      line: "How other people were affected.",
    }),
    eventTitle: text(textLimits.eventTitle, {
      isTitle: true,
      label: "Event title",
      short: "Title",
      says: "A short title.",
      line: "In a few words.",
      asks: "What was this event",
      placeholder: "Briefly describe what happened...",
      rows: 2,
    }),
    description: text(textLimits.description, {
      label: "Description",
      short: "Description",
      says: "A longer description.",
      line: "A longer description.",
      rows: 3,
    }),
    reflection1: text(textLimits.reflection, {
      label: "Reflection 1",
      short: "First reflection",
      says: "Answer to the first question.",
      line: "The answer to the first reflection question.",
      rows: 3,
    }),
    reflection2: text(textLimits.reflection, {
      label: "Reflection 2",
      short: "Second reflection",
      says: "Answer to the second question.",
      line: "The answer to the second one.",
      rows: 3,
    }),
    reflection3: text(textLimits.reflection, {
      label: "Reflection 3",
      short: "Third reflection",
      says: "Answer to the third question.",
      line: "The answer to the third one.",
      rows: 3,
    }),
    note: text(textLimits.note, {
      label: "Note",
      short: "Note",
      named: "on cards",
      says: "Anything else.",
      line: "A note.",
      rows: 2,
    }),
  },
});

/** The answers to the three reflection questions, in their order. */
export const reflectionNames = ["reflection1", "reflection2", "reflection3"] as const;
