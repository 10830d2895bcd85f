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
import { toast as limits } from "#domain/limits.ts";
import { clearRise, obstacles, takeFoot } from "./clearance.ts";
import { Icon } from "../display/Icon.tsx";
import { close, description, region, signs, title, tones } from "./Toast.css.ts";
import { toasts, type ShownToast } from "./toasts.ts";

/** The place of the toast, once in the product. Screen readers say words only in a region that was there before them. */
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

/** How far the region stands above its place, so that a toast covers nothing that must stay in reach. */
function useRise(box: RefObject<HTMLDivElement | null>, shown: ShownToast | undefined): number {
  const [rise, setRise] = useState(0);
  const applied = useRef(0);

  useLayoutEffect(() => {
    const look = () => {
      if (!box.current) return;
      const { top, right, bottom, left } = box.current.getBoundingClientRect();
      const place = { left, right, top: top + applied.current, bottom: bottom + applied.current };
      applied.current = clearRise(place, obstacles(box.current));
      setRise(applied.current);
      takeFoot(window.innerHeight - place.top + applied.current + gapAbove);
    };
    if (!shown?.open) return undefined;
    look();
    document.addEventListener("focusin", look);
    window.addEventListener("resize", look);
    return () => {
      takeFoot(0);
      document.removeEventListener("focusin", look);
      window.removeEventListener("resize", look);
    };
  }, [box, shown]);
  return rise;
}

const gapAbove = 12;

function Toast({ id, open, title: titleText, description: text, tone = "default" }: ShownToast) {
  const box = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const [isPointedAt, setPointedAt] = useState(false);
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
    const timer = waits ? undefined : setTimeout(dismiss, limits.durationMs);
    const hear = ({ key, isComposing }: KeyboardEvent) => key === "Escape" && !isComposing && dismiss();
    document.addEventListener("keydown", hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", hear);
    };
  }, [open, waits]);

  return (
    <div
      ref={box}
      className={tones[tone]}
      data-state={open ? "open" : "closed"}
      data-swipe={pulled > 0 ? (open ? "move" : "end") : undefined}
      style={{ "--pulled": `${pulled}px` }}
      aria-hidden={!open || undefined}
      onPointerEnter={() => setPointedAt(true)}
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

/** Follows a pointer to the right. Let go past the threshold it is away, before that it comes back (docs/rules.md, Toasts). */
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
      // Below that it may be a press on the cross with an unsteady hand.
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
