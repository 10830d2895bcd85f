import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { LivingBird_viewer$key } from "#client/__generated__/LivingBird_viewer.graphql.ts";
import { useNotificationCount } from "#client/chrome/bell/Bell.tsx";
import { useLookedUp } from "#client/chrome/session/shell.ts";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { BirdFigure, type Pose } from "#client/pictures/BirdFigure.tsx";
import { useBirdChoice } from "#client/platform/bird.ts";
import { clock } from "#client/platform/clock.ts";
import { media } from "#client/theme/sizes.ts";
import type { Earning } from "#client/ui/display/BalanceScale.tsx";
import { beamTilt } from "#domain/balance.ts";
import type { Range } from "#domain/days.ts";
import { isHardDay } from "#domain/heavyDays.ts";
import type { Karma } from "#domain/karma.ts";
import { useRecentlyFelt } from "../_help/recentlyFelt.ts";
import { plays } from "./bird/plays.ts";
import { isPageInUse, stageOf, type Stage } from "./bird/stage.ts";
import { useSleep } from "./bird/useSleep.ts";
import { useMoodNow } from "./useMoodNow.ts";
import { useTapped } from "./useTapped.ts";

interface LivingBirdProps {
  viewer: LivingBird_viewer$key;
  range: Range;
  karma: Karma;
  earning: Earning | undefined;
}

const resting: Pose = {};
const away: Pose = { isAway: true };

/** The bird on the scale. It answers to what happens (docs/rules.md, The bird), and only sits on a hard day. */
export function LivingBird({ viewer, range, karma, earning }: LivingBirdProps) {
  const { isBack, currentMood } = useFragment(
    graphql`
      fragment LivingBird_viewer on Viewer {
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
  // The device does not know whether the person is back; the server does.
  const isServers = useOrigin("DashboardScreenQuery") === "server";
  const isHard = isHardDay(useRecentlyFelt(useMoodNow(currentMood)), useToday());
  const isOnMood = useTapped() !== undefined;
  const lean = Math.tan((beamTilt(karma.gold, karma.coal) * Math.PI) / 180);

  return (
    <g transform="translate(230 51) scale(.92)" aria-hidden="true">
      {isHard ? (
        <BirdFigure {...(isOnMood ? away : resting)} />
      ) : (
        <Lively {...{ range, karma, earning, lean, isOnMood }} isBack={isBack && isServers} />
      )}
    </g>
  );
}

interface LivelyProps extends Pick<LivingBirdProps, "range" | "karma" | "earning"> {
  isBack: boolean;
  /** Whether it sits on the mood's card. */
  isOnMood: boolean;
  /** How far the beam falls for a step to the right. */
  lean: number;
}

function Lively({ range, karma, earning, isBack, isOnMood, lean }: LivelyProps) {
  const [pose, setPose] = useState<Pose>(resting);
  const [moves] = useBirdChoice();
  const isStill = useEffectEvent(() => !moves || window.matchMedia(media.still).matches);
  const stage = useRef<Stage>(undefined);
  useEffect(() => {
    const made = stageOf({ show: setPose, isStill: () => isStill(), mustWait: isPageInUse });
    stage.current = made;
    return made.clear;
  }, []);

  const play = (what: keyof typeof plays) => {
    if (!isOnMood) stage.current?.play(plays[what]);
  };

  useWelcome(isBack, () => play("back"));
  useEarned(karma, earning, play);
  useRange(range, () => {
    if (isOnMood) return;
    stage.current?.clear();
    setPose(resting);
  });
  useLetter(
    () => play("message"),
    () => setPose((now) => (now.beside?.kind === "letter" ? resting : now)),
  );
  useTap(
    isOnMood,
    () => {
      stage.current?.clear();
      stage.current?.play(plays.leaves);
    },
    () => setPose(resting),
  );
  useSleep(
    () => play("night"),
    () => setPose((now) => (now.isAsleep ? resting : now)),
  );

  const { x = 0, y = 0 } = pose;
  return <BirdFigure {...pose} y={pose.flies ? y : y + x * lean} />;
}

/** Calls when a mood is chosen with one press, and when it is undone. */
function useTap(isTapped: boolean, onTap: () => void, onUndo: () => void): void {
  const wasTapped = useRef(isTapped);
  const tell = useEffectEvent((now: boolean) => (now ? onTap() : onUndo()));
  useEffect(() => {
    if (wasTapped.current !== isTapped) tell(isTapped);
    wasTapped.current = isTapped;
  }, [isTapped]);
}

/** Once for each time that home is opened. */
function useWelcome(isBack: boolean, onBack: () => void): void {
  const welcome = useEffectEvent(() => isBack && onBack());
  useEffect(() => void welcome(), []);
}

/** Calls once for each earning, whatever its number: for the coin, then for the coal. */
function useEarned(karma: Karma, earning: Earning | undefined, onEarned: (what: "coin" | "coal") => void): void {
  const before = earning?.before;
  const tell = useEffectEvent((earlier: Karma) => {
    if (karma.gold > earlier.gold) onEarned("coin");
    if (karma.coal > earlier.coal) onEarned("coal");
  });
  useEffect(() => {
    if (!before) return undefined;
    // The fall begins a moment after the card is drawn, and the frames begin with it.
    return clock.after(fallBeginsMs, () => tell(before));
  }, [before]);
}

const fallBeginsMs = 200;

function useRange(range: Range, onChange: () => void): void {
  const [shown, setShown] = useState(range);
  const tell = useEffectEvent((next: Range) => {
    if (shown === next) return;
    setShown(next);
    onChange();
  });
  useEffect(() => tell(range), [range]);
}

/** Calls when a message arrives while home is seen, and when all have been opened. */
function useLetter(onCome: () => void, onOpened: () => void): void {
  const count = useNotificationCount(useLookedUp());
  const [counted, setCounted] = useState(count);
  const tell = useEffectEvent((next: number) => {
    if (next > counted) onCome();
    else if (next === 0) onOpened();
    setCounted(next);
  });
  useEffect(() => tell(count), [count]);
}
