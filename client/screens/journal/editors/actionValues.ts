import type { ActionEditor_action$data } from "#client/__generated__/ActionEditor_action.graphql.ts";
import { effects, emotions } from "#domain/emotions.ts";
import { fromEnum } from "#domain/enums.ts";
import { actionTypes, karmaFor, signs, type Karma } from "#domain/karma.ts";
import { defaultDescription, entryFrom, loggedAction, type WizardAnswers } from "#domain/wizard.ts";

/** The wizard's answers, and values from other clients. */
export interface ActionValues extends WizardAnswers {
  description: string;
  note: string;
}

export function actionValuesOf(action: ActionEditor_action$data): ActionValues {
  const intention = fromEnum(signs, action.intention);
  const emotionResponse = fromEnum(emotions, action.emotionResponse);
  const effectOnOthers = fromEnum(effects, action.effectOnOthers);

  return {
    type: fromEnum(actionTypes, action.type) ?? "action",
    classification: fromEnum(signs, action.classification) ?? "positive",
    ...(intention ? { intention } : {}),
    ...(emotionResponse ? { emotionResponse } : {}),
    ...(effectOnOthers ? { effectOnOthers } : {}),
    eventTitle: action.eventTitle ?? "",
    description: action.description ?? "",
    reflection1: action.reflection1 ?? "",
    reflection2: action.reflection2 ?? "",
    reflection3: action.reflection3 ?? "",
    note: action.note ?? "",
  };
}

/** Whether a description differs from the wizard's own. */
export function isDescribed(description: string): boolean {
  return description !== "" && description !== defaultDescription;
}

/** The karma of the choices; undefined until all are made. */
export function karmaOf(values: ActionValues): Karma | undefined {
  const entry = entryFrom(values);
  return entry && karmaFor(entry);
}

/** The input to send; undefined until all choices are made. */
export function actionInput(values: ActionValues) {
  const logged = loggedAction(values);
  const { description, note } = values;
  return logged && { ...logged, description: description.trim() ? description : null, note: note.trim() ? note : null };
}
