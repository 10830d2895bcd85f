import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import { idleMoment } from "#client/ui/motion/later.ts";
import { room } from "./Room.css.ts";

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

interface RoomProps {
  /** For a chart that is heavy to draw: waits until it is near the viewport, and then for an idle moment. */
  late?: boolean;
  children: (size: Size) => ReactNode;
}

/** Gives a chart the size of its place. Recharts itself would lay the page out while it draws, to measure that. */
export function Room({ late = false, children }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [isNear, setIsNear] = useState(() => !late || !("IntersectionObserver" in window));
  const [isTime, setIsTime] = useState(!late);
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
    if (!late || !mayDraw) return undefined;
    let isGone = false;
    void idleMoment().then(() => {
      if (!isGone) startTransition(() => setIsTime(true));
    });
    return () => {
      isGone = true;
    };
  }, [late, mayDraw]);

  return (
    <div ref={place} className={room}>
      {isTime && size && children(size)}
    </div>
  );
}
