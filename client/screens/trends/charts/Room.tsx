import { useEffect, useRef, useState, type ReactNode } from "react";
import { InIdleMoment } from "./InIdleMoment.tsx";
import { room } from "./Room.css.ts";

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * Gives a chart the size of its place, and draws it in an idle moment. Recharts itself would have the page laid out while it draws, to
 * know that size.
 */
export function Room({ children }: { children: (size: Size) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={room}>
      {size && <InIdleMoment>{children(size)}</InIdleMoment>}
    </div>
  );
}
