import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type RefObject,
} from "react";
import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { clock } from "#client/platform/clock.ts";
import { toast as limits } from "#domain/limits.ts";
import { Icon } from "../display/Icon.tsx";
import { close, description, region, signs, title, tones } from "./Toast.css.ts";
import { toasts, type ShownToast } from "./toasts.ts";
import type * as Clearance from "./clearance.ts";

/** The only place for toasts. Screen readers announce text only in a live region that already exists. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined);
  const box = useRef<HTMLDivElement>(null);
  const rise = useRise(box, shown);

  return (
    <div
      ref={box}
      data-toasts
      className={region}
      role={shown?.tone === "destructive" ? "alert" : "status"}
      style={{ "--rise": `${rise}px` }}
    >
      {shown && <Toast key={shown.id} {...shown} />}
    </div>
  );
}

/** How far the region moves up so that the toast covers no control. Its code loads with the first toast. */
function useRise(box: RefObject<HTMLDivElement | null>, shown: ShownToast | undefined): number {
  const [clearance, setClearance] = useState<typeof Clearance>();
  const [rise, setRise] = useState(0);
  const applied = useRef(0);

  useEffect(() => {
    const loadOnce = async () => setClearance(await import("./clearance.ts").catch(() => undefined));
    if (shown && !clearance) void loadOnce();
  }, [shown, clearance]);

  useLayoutEffect(() => {
    if (!clearance || !shown?.open) return undefined;
    const { obstacles, riseAboveObstacles, reserveToastSpace } = clearance;
    const look = () => {
      if (!box.current) return;
      const { top, right, bottom, left } = box.current.getBoundingClientRect();
      const place = { left, right, top: top + applied.current, bottom: bottom + applied.current };
      applied.current = riseAboveObstacles(place, obstacles(box.current));
      setRise(applied.current);
      reserveToastSpace(window.innerHeight - place.top + applied.current + gapAbove);
    };
    look();
    document.addEventListener("focusin", look);
    window.addEventListener("resize", look);
    return () => {
      reserveToastSpace(0);
      document.removeEventListener("focusin", look);
      window.removeEventListener("resize", look);
    };
  }, [box, shown, clearance]);
  return rise;
}

const gapAbove = 12;

function Toast({ id, open, title: titleText, description: text, tone = "default" }: ShownToast) {
  const box = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const cameFromOutside = useRef(false);
  const [hasFocus, setFocus] = useState(false);
  const isUnseen = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === "hidden");
  const waits = isPointedAt || hasFocus || isUnseen;

  const dismiss = useEffectEvent(() => putAway());
  function putAway() {
    const last = focusedBefore.current;
    if (box.current?.contains(document.activeElement) && last instanceof HTMLElement) last.focus();
    toasts.dismiss(id);
  }
  const { pulled, ...swiping } = useSwipe(putAway);

  useEffect(() => {
    if (!open) return undefined;
    const cancel = waits ? undefined : clock.after(limits.durationMs, dismiss);
    const hear = ({ key, isComposing }: KeyboardEvent) => key === "Escape" && !isComposing && dismiss();
    document.addEventListener("keydown", hear);
    return () => {
      cancel?.();
      document.removeEventListener("keydown", hear);
    };
  }, [open, waits]);

  useEffect(() => {
    if (!open) return undefined;
    const isOutside = ({ target }: Event) => target instanceof Element && !box.current?.contains(target);
    const act = (event: Event) => isOutside(event) && (event.target as Element).closest(actions) && dismiss();
    const point = (event: Event) => {
      if (isOutside(event)) cameFromOutside.current = true;
    };
    // In the capture phase: before the next action shows a toast of its own.
    for (const name of ["click", "submit"]) document.addEventListener(name, act, { capture: true });
    document.addEventListener("pointermove", point, { passive: true });
    return () => {
      for (const name of ["click", "submit"]) document.removeEventListener(name, act, { capture: true });
      document.removeEventListener("pointermove", point);
    };
  }, [open]);

  return (
    <div
      ref={box}
      className={tones[tone]}
      data-state={open ? "open" : "closed"}
      data-swipe={pulled > 0 ? (open ? "move" : "end") : undefined}
      style={{ "--pulled": `${pulled}px` }}
      aria-hidden={!open || undefined}
      // A mouse that rested where the toast came up does not hold it.
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== "mouse" || cameFromOutside.current)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      {...swiping}
    >
      <span className={signs[tone]}>
        {tone === "karma" ? (
          <CoinIcon size={32} />
        ) : (
          <Icon name={tone === "destructive" ? "warning" : "check"} size={20} />
        )}
      </span>
      <div>
        <div className={title}>{titleText}</div>
        {text && <div className={description}>{text}</div>}
      </div>
      <button type="button" className={close} aria-label="Dismiss" onClick={putAway}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

/** A press on one of these is the next action, which the toast must not outlast. */
const actions = "a[href], button, input, select, textarea, label, form, [role='option'], [role='menuitem']";

/**
 * Follows a swipe to the right. Released past the threshold it dismisses, before it snaps back (docs/rules.md, Toasts).
 */
function useSwipe(onAway: () => void) {
  const start = useRef<number>(null);
  const [pulled, setPulled] = useState(0);
  const end = (distance: number) => {
    const isAway = start.current !== null && distance >= limits.swipePx;
    start.current = null;
    setPulled(isAway ? distance : 0);
    if (isAway) onAway();
  };
  const distanceOf = ({ clientX }: PointerEvent) => clientX - (start.current ?? clientX);

  return {
    pulled,
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) start.current = clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      const distance = distanceOf(event);
      // A smaller movement may be an unsteady press on the close button.
      if (pulled === 0 && distance < steadyPx) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPulled(Math.max(distance, 0));
    },
    onPointerUp: (event: PointerEvent) => end(distanceOf(event)),
    onPointerCancel: () => end(0),
  };
}

const steadyPx = 10;

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
