import { memo } from "react";
import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { entryContent_action$key } from "#client/__generated__/entryContent_action.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useWaitingEdit } from "#client/data/entries/outbox.ts";
import { Chip } from "#client/ui/display/Chip.tsx";
import { effectFaces, effects, emotionFaces, emotions } from "#domain/emotions.ts";
import { cardLabelOf } from "#domain/cardLabel.ts";
import { headedParagraphsOf } from "#domain/entries/headings.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { fromEnum } from "#domain/enums.ts";
import { actionTypes, signs } from "#domain/karma.ts";
import { karmaOfWaiting } from "#domain/waiting.ts";
import { weatherOf } from "#domain/weathers.ts";
import { EntryCard } from "./EntryCard.tsx";
import { EntryTools } from "./EntryTools.tsx";
import { asCardWords } from "./EntryWords.tsx";
import { KarmaChips } from "./KarmaChips.tsx";
import { KarmaMarker } from "./KarmaMarker.tsx";
import { Marked } from "../../_finding/Marked.tsx";

interface ActionEntryCardProps {
  action: ActionEntryCard_action$key;
  insight: string | undefined;
}

/** An action or event in the history. */
export const ActionEntryCard = memo(function ActionEntryCard({ action: key, insight }: ActionEntryCardProps) {
  const data = useFragment(
    graphql`
      fragment ActionEntryCard_action on Action {
        gold
        coal
        broughtFrom
        isUnreadable
        ...entryContent_action
      }
    `,
    key,
  );
  const stored = { ...data, ...readInlineData<entryContent_action$key>(entryContent.action, data) };
  const waiting = useWaitingEdit(stored.id);
  const action = { ...stored, ...(waiting && { ...waiting.input, ...karmaOfWaiting(waiting) }) } as typeof stored;
  const { id } = action;
  const title = titlesOf("action", action).name;
  const type = fromEnum(actionTypes, action.type);
  const classification = fromEnum(signs, action.classification);
  const response = fromEnum(emotions, action.emotionResponse) ?? "neutral";
  const effect = fromEnum(effects, action.effectOnOthers) ?? "no_one_affected";

  return (
    <EntryCard
      id={id}
      marker={<KarmaMarker gold={action.gold} coal={action.coal} />}
      title={title}
      kind={cardLabelOf({ type, classification })}
      broughtFrom={action.broughtFrom}
      occurredAt={action.occurredAt}
      timeZone={action.timeZone}
      chips={
        <>
          <Chip>{type === "event" ? "Something Happened" : "I Did Something"}</Chip>
          <Chip weather={weatherOf(response)}>
            Felt <Marked>{emotionFaces[response].label}</Marked>
          </Chip>
          {effect !== "no_one_affected" && (
            <Chip weather={weatherOf(effect)}>
              Others Felt <Marked>{effectFaces[effect].label}</Marked>
            </Chip>
          )}
          <KarmaChips gold={action.gold} coal={action.coal} />
        </>
      }
      words={headedParagraphsOf("action", { ...action, type, classification }, "card").map(asCardWords)}
      tags={action.ownTags}
      isUnreadable={action.isUnreadable}
      insight={insight}
      waiting={waiting}
      tools={
        <EntryTools
          kind="action"
          id={id}
          name={title}
          counts={action.gold !== 0 || action.coal !== 0}
          canEdit={!action.isUnreadable}
        />
      }
    />
  );
});
