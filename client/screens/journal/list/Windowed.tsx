import { useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { ListContext } from "../memory/listMemory.ts";
import { watchNearness } from "./nearness.ts";

interface WindowedProps {
  /** The key in the list's memory. */
  name: string;
  entriesAbove: number;
  /** The number of entries in it. */
  entries: number;
  className?: string;
  children: ReactNode;
}

/** A part of the list, mounted while near the viewport or focused. Otherwise an empty box reserves its height. */
export function Windowed({ name, entriesAbove, entries, className, children }: WindowedProps) {
  const memory = useContext(ListContext);
  const box = useRef<HTMLDivElement>(null);
  // Mounted initially: the first few, parts never measured, and those mounted when the screen was left.
  const [isNear, setIsNear] = useState(
    () => entriesAbove < firstFew || !memory.heights.has(name) || memory.drawn.has(name),
  );
  const [hasFocus, setHasFocus] = useState(false);
  const isDrawn = isNear || hasFocus;

  useEffect(() => (box.current ? watchNearness(box.current, setIsNear) : undefined), []);

  useEffect(() => {
    const element = box.current;
    if (!isDrawn || !element) return undefined;

    memory.drawn.add(name);
    const measurement = new ResizeObserver(() => memory.heights.set(name, element.getBoundingClientRect().height));
    measurement.observe(element);
    return () => {
      measurement.disconnect();
      // Not when the whole screen unmounts.
      if (element.isConnected) memory.drawn.delete(name);
    };
  }, [isDrawn, name, memory]);

  return (
    <div
      ref={box}
      className={className}
      style={isDrawn ? undefined : { height: memory.heights.get(name) ?? entries * usualHeight }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {isDrawn && children}
    </div>
  );
}

const firstFew = 10;

const usualHeight = 120;
