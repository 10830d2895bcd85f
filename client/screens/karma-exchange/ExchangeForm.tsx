import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { RecipientField_viewer$key } from "#client/__generated__/RecipientField_viewer.graphql.ts";
import { FeedbackPicture } from "#client/pictures/FeedbackPicture.tsx";
import { GiftPicture } from "#client/pictures/GiftPicture.tsx";
import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { LetterPicture } from "#client/pictures/LetterPicture.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PictureChoice, type PictureOption } from "#client/ui/fields/PictureChoice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { exchangeLabels, type ExchangeType } from "#domain/exchanges.ts";
import { MessageFields } from "./MessageFields.tsx";
import { hasWords, isForAnother, type Quote } from "../_exchange/sending.ts";
import { useSending, type SendingForm } from "./useSending.ts";

/** A request to start a reply. Each press makes a new object. */
export interface Reply {
  /** The person's id. */
  to: string;
  quote: Quote;
}

interface ExchangeFormProps {
  viewer: RecipientField_viewer$key;
  reply: Reply | undefined;
}

/** The form of a new message: kind, recipient and method. */
export function ExchangeForm({ viewer, reply }: ExchangeFormProps) {
  const form = useSending();
  const { ref, draft, change, errorAt, busy } = form;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const { drawn, open } = useOpened();
  const question = useReply(reply, form);

  const send = () => {
    const ready = form.send();
    // They stand outside the form, where `useProblem` does not look.
    if (!draft.type) choices.current?.querySelector<HTMLElement>("[role=radio]")?.focus();
    if (!ready) return;
    void open(async () => {
      const { ShareMessage } = await import("./ShareMessage.tsx");
      return (props) => <ShareMessage message={ready} onDone={() => form.drop(ready)} {...props} />;
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
          value={draft.type ?? undefined}
          onChange={(chosen) => change({ type: chosen })}
          error={errorAt("type")}
        />
      </div>
      <Card>
        <Form ref={ref} onSubmit={send} busy={busy} end={<SendButton type={draft.type} busy={busy} />}>
          <MessageFields viewer={viewer} form={form} />
        </Form>
        {form.isStarted && <StartOver asks={hasWords(draft)} onStartOver={form.startOver} />}
      </Card>
      {drawn}
      <>{question}</>
    </Stack>
  );
}

/** Opens the answer to a person. Returns the question that comes first if the form has words for somebody else. */
function useReply(reply: Reply | undefined, { ref, draft, change }: SendingForm) {
  const { drawn, open } = useOpened();
  const focusMessage = () => {
    const field = ref.current?.elements.namedItem("message");
    if (field instanceof HTMLElement) field.focus();
  };

  const begin = useEffectEvent(({ to, quote }: Reply) => {
    const answer = () => {
      change({
        type: draft.type ?? "kind_message",
        method: "app",
        recipientId: to,
        calledInApp: quote.name,
        answers: quote,
      });
    };
    if (!isForAnother(draft, to)) {
      answer();
      return focusMessage();
    }
    // The dialog returns the focus to its button first.
    const focusLater = () => void requestAnimationFrame(focusMessage);
    const answerAndFocus = () => {
      answer();
      focusLater();
    };
    void open(async () => {
      const { DraftOfAnother } = await import("./DraftOfAnother.tsx");
      return (props) => (
        <DraftOfAnother draft={draft} to={quote.name} onAnswer={answerAndFocus} onGoOn={focusLater} {...props} />
      );
    });
  });
  useEffect(() => {
    if (reply) begin(reply);
  }, [reply]);
  return drawn;
}

function SendButton({ type, busy }: { type: ExchangeType | null; busy: Busy }) {
  return (
    <Button type="submit" wide busy={busy} busyLabel="Sending...">
      {type === "good_karma" && <CoinIcon size={24} />}
      {type ? `Send ${exchangeLabels[type]}` : "Send"}
    </Button>
  );
}

const options: readonly PictureOption<ExchangeType>[] = [
  { value: "good_karma", label: "Send Good Karma", Picture: GiftPicture },
  { value: "kind_message", label: "Kind Message", Picture: LetterPicture },
  { value: "constructive_feedback", label: "Constructive Feedback", Picture: FeedbackPicture },
];
