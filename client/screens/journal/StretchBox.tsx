import { useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { ListContext } from "./listContext.ts";
import { watchNearness } from "./nearness.ts";
import { drawn, hole } from "./StretchBox.css.ts";

interface StretchBoxProps {
  /** The key of the stretch. */
  id: string;
  /** How many entries it holds, to guess its height by before it was ever drawn. */
  size: number;
  startsDrawn: boolean;
  children: ReactNode;
}

/**
 * Draws a stretch of the list while it is near what is seen, and keeps its place while it is far: however long the list,
 * the page stays light. What holds the focus stays. Everything drawn lies in the page's own flow, so that texts may grow,
 * and the browser's search, screen readers and zoom find what they expect.
 */
export function StretchBox({ id, size, startsDrawn, children }: StretchBoxProps) {
  const { memory } = useContext(ListContext);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(startsDrawn);
  const [hasFocus, setHasFocus] = useState(false);
  const isDrawn = isNear || hasFocus;

  useEffect(() => (box.current ? watchNearness(box.current, setIsNear) : undefined), []);

  useEffect(() => {
    const element = box.current;
    if (!isDrawn || !element) return undefined;

    memory.drawn.add(id);
    const measurement = new ResizeObserver(() => memory.heights.set(id, element.getBoundingClientRect().height));
    measurement.observe(element);
    return () => {
      measurement.disconnect();
      // Gone far, not left behind with the screen: coming back begins with what was drawn then.
      if (element.isConnected) memory.drawn.delete(id);
    };
  }, [isDrawn, id, memory]);

  return (
    <div
      ref={box}
      className={isDrawn ? drawn : hole}
      style={isDrawn ? undefined : { "--height": `${memory.heights.get(id) ?? size * usualHeight}px` }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {isDrawn && children}
    </div>
  );
}

/** Pixels. */
const usualHeight = 190;
