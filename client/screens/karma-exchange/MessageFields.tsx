import type { RecipientField_viewer$key } from "#client/__generated__/RecipientField_viewer.graphql.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { begunWith, deliveryLabels, deliveryMethods, hasTemplates } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { Answered } from "./Answered.tsx";
import { KeptDrafts } from "./KeptDrafts.tsx";
import { kept, sign } from "./MessageFields.css.ts";
import { RecipientField } from "./RecipientField.tsx";
import { hasWords, recipientOf, type MessageDraft } from "../_exchange/sending.ts";
import { Templates } from "./Templates.tsx";
import type { SendingForm } from "./useSending.ts";

interface MessageFieldsProps {
  viewer: RecipientField_viewer$key;
  form: SendingForm;
}

/** The fields of a message, below its kind. */
export function MessageFields({ viewer, form: { draft, others, goTo, change, errorAt } }: MessageFieldsProps) {
  const { type, method, message } = draft;

  return (
    <>
      <RadioRow label="Send via" options={methods} value={method} onChange={(chosen) => change({ method: chosen })} />
      {method === "app" ? (
        <RecipientField
          viewer={viewer}
          draft={draft}
          others={others}
          onChange={(recipientId, calledInApp) => change({ recipientId, calledInApp })}
          error={errorAt("recipientId")}
        />
      ) : (
        <TextField
          name="recipientName"
          label="To"
          placeholder="Their name"
          maxLength={textLimits.recipient}
          value={draft.recipientName}
          onChange={(recipientName) => change({ recipientName })}
          error={errorAt("recipientName")}
        />
      )}
      <KeptDrafts drafts={others} onOpen={goTo} />
      {type && hasTemplates(type) && (
        <Templates
          value={draft.template}
          onChange={(template) => change({ template, message: begunWith(template, message) })}
        />
      )}
      {draft.answers && <Answered quote={draft.answers} onDrop={() => change({ answers: null })} />}
      <TextArea
        name="message"
        label="Message"
        rows={4}
        counted
        maxLength={textLimits.message}
        value={message}
        onChange={(written) => change({ message: written })}
        error={errorAt("message")}
      />
      <Kept draft={draft} />
    </>
  );
}

/** Says where the words are until they are sent. Its line is always there, so that nothing moves. */
function Kept({ draft }: { draft: MessageDraft }) {
  const name = recipientOf(draft);
  return (
    <p className={kept}>
      {name && hasWords(draft) && hasDrafts() && (
        <>
          <span className={sign}>
            <Icon name="check" size={16} />
          </span>
          <span>
            Kept on this device, for <bdi>{name}</bdi> alone
          </span>
        </>
      )}
    </p>
  );
}

const methods = deliveryMethods.map((value) => ({ value, label: deliveryLabels[value] }));
