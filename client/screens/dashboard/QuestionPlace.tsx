import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuestionPlace_viewer$key } from "#client/__generated__/QuestionPlace_viewer.graphql.ts";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useQuestionPutOff } from "#client/platform/questionPutOff.ts";
import { isHardDay, isHelpNeeded } from "#domain/heavyDays.ts";
import { SmallQuestion } from "./later.ts";
import { asking, place } from "./QuestionPlace.css.ts";
import { useMoodNow } from "./useMoodNow.ts";
import { useRecentlyFelt } from "../_help/recentlyFelt.ts";

interface QuestionPlaceProps {
  /** Undefined while home loads; the space is reserved then. */
  viewer?: QuestionPlace_viewer$key;
}

/**
 * Shows today's small question, except on a hard day or after it was put off. The device decides this from feelings
 * it already has and stores nothing.
 */
export function QuestionPlace({ viewer }: QuestionPlaceProps) {
  const data = useFragment(
    graphql`
      fragment QuestionPlace_viewer on Viewer {
        question
        isBack
        currentMood {
          value
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const isBack = useOrigin("DashboardScreenQuery") === "server" && data?.isBack === true;
  const felt = useRecentlyFelt(useMoodNow(data?.currentMood));
  const today = useToday();
  const [putOffOn, putOff] = useQuestionPutOff();
  const asks = !isHardDay(felt, today) && !isHelpNeeded(felt, today);
  if (putOffOn === today || !(asks || isBack)) return null;

  return (
    <div className={asks && data?.question !== null ? asking : place}>
      {data && <SmallQuestion {...data} {...{ isBack, asks }} today={today} onPutOff={putOff} />}
    </div>
  );
}
