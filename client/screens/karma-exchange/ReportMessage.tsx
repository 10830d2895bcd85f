import { useEffect, useId, useRef, useState } from "react";
import { graphql } from "relay-runtime";
import type { ReportMessageMutation } from "#client/__generated__/ReportMessageMutation.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { useEntryDraft } from "#client/platform/entryDraft.ts";
import { failure } from "../_exchange/failure.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { HelpBeside } from "../_help/HelpBeside.tsx";
import { HelpLine } from "../_help/HelpLine.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Select, type SelectOption } from "#client/ui/fields/Select.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { asEnum } from "#domain/enums.ts";
import { reportLabels, reportReasons, whoReads, type ReportReason } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";

interface ReportMessageProps extends OpenedProps {
  id: string;
  from: string;
}

interface Report {
  reason: ReportReason | "";
  details: string;
}

const thanks = `Thank you. ${whoReads}`;

const emptyReport: Report = { reason: "", details: "" };

/** Asks what is wrong with a message and reports it once. */
export function ReportMessage({ id, from, open, onClose }: ReportMessageProps) {
  const formId = useId();
  const ref = useRef<HTMLFormElement>(null);
  const { epoch } = useShell();
  const { draft, change, forget } = useEntryDraft(`report.${id}`, emptyReport, epoch, ref);
  const { point, clear, errorAt } = useProblem(ref);
  const [isThanked, setIsThanked] = useState(false);
  const threatens = draft.reason === "threatening";
  const [submit, isReporting] = useSubmit<ReportMessageMutation>(
    graphql`
      mutation ReportMessageMutation($input: ReportExchangeInput!) {
        reportExchange(input: $input) {
          __typename
          ... on ReportExchangePayload {
            exchangeId
          }
          ... on Refusal {
            message
            code
            field
          }
        }
      }
    `,
    {
      saved: { title: "Report Submitted", description: thanks },
      ...failure("Failed to submit report."),
    },
  );

  const report = () => {
    const { reason, details, clientId } = draft;
    if (!reason) return point({ field: "reason", message: "Please choose what’s wrong with this message." });
    submit({
      variables: {
        input: { id, reason: asEnum(reason), details: details.trim() || null, stamp: { clientId, epoch } },
      },
      // The response only contains the message's id.
      updater: (store) => store.get(id)?.setValue(true, "isReported"),
      onSaved: () => {
        void forget();
        if (threatens) setIsThanked(true);
        else onClose();
      },
      onRefused: point,
    });
  };
  const edit = (changed: Partial<Report>) => {
    clear();
    change(changed);
  };

  if (isThanked) return <Thanks open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report Message"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isReporting} busyLabel="Submitting...">
            Submit Report
          </Button>
        </>
      }
    >
      <Text tone="soft">
        <bdi>{from}</bdi>’s message and your reason go to the people who run this server. <bdi>{from}</bdi> won’t be
        told.
      </Text>
      <Form ref={ref} id={formId} onSubmit={report} busy={isReporting}>
        <Select
          name="reason"
          label="What’s wrong with this message?"
          options={reasons}
          value={draft.reason}
          onChange={(reason) => edit({ reason })}
          error={errorAt("reason")}
        />
        <HelpBeside isShown={threatens} />
        <TextArea
          name="details"
          label="Anything to add?"
          placeholder="Optional"
          rows={3}
          counted
          maxLength={textLimits.reportDetails}
          value={draft.details}
          onChange={(details) => edit({ details })}
          error={errorAt("details")}
        />
      </Form>
    </Dialog>
  );
}

/** What stays after the report of a threat. */
function Thanks({ open, onClose }: OpenedProps) {
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), []);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report Submitted"
      actions={
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div ref={words} tabIndex={-1}>
        <Stack>
          <Text>{thanks}</Text>
          <HelpLine />
        </Stack>
      </div>
    </Dialog>
  );
}

const reasons: readonly SelectOption<ReportReason | "">[] = [
  { value: "", label: "Choose a reason" },
  ...reportReasons.map((value) => ({ value, label: reportLabels[value] })),
];
