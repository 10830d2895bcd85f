import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { RecipientField_viewer$key } from "#client/__generated__/RecipientField_viewer.graphql.ts";
import { FeedbackPicture } from "#client/pictures/FeedbackPicture.tsx";
import { GiftPicture } from "#client/pictures/GiftPicture.tsx";
import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { LetterPicture } from "#client/pictures/LetterPicture.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PictureChoice, type PictureOption } from "#client/ui/fields/PictureChoice.tsx";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import {
  begunWith,
  deliveryLabels,
  deliveryMethods,
  exchangeLabels,
  hasTemplates,
  type ExchangeType,
} from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { RecipientField } from "./RecipientField.tsx";
import { Templates } from "./Templates.tsx";
import { useSending } from "./useSending.ts";

/** A request to start a reply. Each press makes a new object. */
export interface Reply {
  /** The person's id. */
  to: string;
}

interface ExchangeFormProps {
  viewer: RecipientField_viewer$key;
  reply: Reply | undefined;
}

/** The form of a new message: kind, recipient and method. */
export function ExchangeForm({ viewer, reply }: ExchangeFormProps) {
  const { ref, draft, change, errorAt, busy, send: sendInApp, reset, isStarted, startOver } = useSending();
  const { type, method, message } = draft;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const { drawn, open } = useOpened();

  const begin = useEffectEvent((recipientId: string) => {
    // Words that were begun stay: they may be the reply.
    change({ type: type ?? "kind_message", method: "app", recipientId });
    const field = ref.current?.elements.namedItem("message");
    if (field instanceof HTMLElement) field.focus();
  });
  useEffect(() => {
    if (reply) begin(reply.to);
  }, [reply]);

  const send = () => {
    const ready = sendInApp();
    // They stand outside the form, where `useProblem` does not look.
    if (!type) choices.current?.querySelector<HTMLElement>("[role=radio]")?.focus();
    if (!ready) return;
    void open(async () => {
      const { ShareMessage } = await import("./ShareMessage.tsx");
      return (props) => <ShareMessage message={ready} onDone={reset} {...props} />;
    });
  };

  return (
    <Stack>
      <div ref={choices} inert={busy === true}>
        <VisuallyHidden>
          <span id={id}>What to send</span>
        </VisuallyHidden>
        <PictureChoice
          labelledBy={id}
          size="small"
          options={options}
          value={type ?? undefined}
          onChange={(chosen) => change({ type: chosen })}
          error={errorAt("type")}
        />
      </div>
      <Card>
        <Form
          ref={ref}
          onSubmit={send}
          busy={busy}
          end={
            <Button type="submit" wide busy={busy} busyLabel="Sending...">
              {type === "good_karma" && <CoinIcon size={24} />}
              {type ? `Send ${exchangeLabels[type]}` : "Send"}
            </Button>
          }
        >
          <RadioRow
            label="Send via"
            options={methods}
            value={method}
            onChange={(chosen) => change({ method: chosen })}
          />
          {method === "app" ? (
            <RecipientField
              viewer={viewer}
              value={draft.recipientId}
              onChange={(recipientId) => change({ recipientId })}
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
          {type && hasTemplates(type) && (
            <Templates
              value={draft.template}
              onChange={(template) => change({ template, message: begunWith(template, message) })}
            />
          )}
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
        </Form>
        {isStarted && <StartOver asks={message.trim() !== ""} onStartOver={startOver} />}
      </Card>
      {drawn}
    </Stack>
  );
}

const options: readonly PictureOption<ExchangeType>[] = [
  { value: "good_karma", label: "Send Good Karma", Picture: GiftPicture },
  { value: "kind_message", label: "Kind Message", Picture: LetterPicture },
  { value: "constructive_feedback", label: "Constructive Feedback", Picture: FeedbackPicture },
];

const methods = deliveryMethods.map((value) => ({ value, label: deliveryLabels[value] }));
