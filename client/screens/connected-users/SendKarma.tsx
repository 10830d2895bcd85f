import { useRef, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { SendKarma_person$key } from "#client/__generated__/SendKarma_person.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { GiftPicture } from "#client/pictures/GiftPicture.tsx";
import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { LetterPicture } from "#client/pictures/LetterPicture.tsx";
import { useEntryDraft } from "#client/platform/entryDraft.ts";
import { useSendExchange } from "../_exchange/useSendExchange.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { messageProblem } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { picture, words } from "./SendKarma.css.ts";

const tabs = [
  { id: "KIND_MESSAGE", label: "Message" },
  { id: "GOOD_KARMA", label: "Gift Gold" },
] as const;

/** The differences between the tabs. */
const tabTexts = {
  KIND_MESSAGE: { label: "Your message", send: "Send Message", Drawing: LetterPicture },
  GOOD_KARMA: { label: "Add a kind word", send: "Gift Gold", Drawing: GiftPicture },
} as const;

type Tab = keyof typeof tabTexts;

/** Sends a connected person a message, or gold with a message. */
export function SendKarma({ person }: { person: SendKarma_person$key }) {
  const { id, username, displayName } = useFragment(
    graphql`
      fragment SendKarma_person on User {
        id
        username
        displayName
      }
    `,
    person,
  );
  const { epoch } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<Tab>("KIND_MESSAGE");
  const { draft, change, renew, forget, reset } = useEntryDraft(`karma-to.${id}`, { message: "" }, epoch, form);
  const { point, clear, errorAt } = useProblem(form);
  const [sendInApp, isSending] = useSendExchange();
  const { label, send: sendLabel, Drawing } = tabTexts[tab];

  const send = () => {
    const { message } = draft;
    const problem = messageProblem(message);
    if (problem) {
      point(problem);
      return toasts.show({ title: "Missing Information", description: problem.message, tone: "destructive" });
    }
    sendInApp({
      what: { type: tab, recipientId: id, message },
      draft,
      onSent: () => {
        void forget();
        reset();
      },
      renew,
      onRefused: ({ message: reason }) => point({ field: "message", message: reason }),
    });
  };

  return (
    <Tabs label={`Send karma to ${displayName ?? username}`} tabs={tabs} selected={tab} onSelect={setTab}>
      <Form
        ref={form}
        onSubmit={send}
        busy={isSending}
        end={
          <Button type="submit" wide busy={isSending} busyLabel="Sending...">
            {tab === "GOOD_KARMA" && <CoinIcon size={22} />}
            {sendLabel}
          </Button>
        }
      >
        <div className={words}>
          <div className={picture}>
            <Drawing />
          </div>
          <TextArea
            name="message"
            label={label}
            rows={2}
            maxLength={textLimits.message}
            value={draft.message}
            onChange={(message) => {
              clear();
              change({ message });
            }}
            error={errorAt("message")}
          />
        </div>
      </Form>
    </Tabs>
  );
}
