import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import { idleMoment } from "#client/ui/motion/idle.ts";
import { room } from "./Room.css.ts";

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

interface RoomProps {
  /** Draws it only once its place has come near the viewport. */
  near?: boolean;
  children: (size: Size) => ReactNode;
}

/**
 * Gives a chart the size of its place: Recharts itself would have the page laid out while it draws, to know that size. React shows at one
 * go all parts whose code came within 300 ms; a chart is heavy to draw, so it takes an idle moment of its own beside.
 */
export function Room({ near = false, children }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [isNear, setIsNear] = useState(() => !near || !("IntersectionObserver" in window));
  const [isTime, setIsTime] = useState(false);
  const mayDraw = isNear && size !== undefined;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const see: IntersectionObserverCallback = (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(see, { rootMargin: "25% 0px" });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (!mayDraw) return undefined;
    let isGone = false;
    void idleMoment().then(() => {
      if (!isGone) startTransition(() => setIsTime(true));
    });
    return () => {
      isGone = true;
    };
  }, [mayDraw]);

  return (
    <div ref={place} className={room}>
      {isTime && size && children(size)}
    </div>
  );
}
