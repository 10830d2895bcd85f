import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";

/** Draws what it holds once its place has come near the viewport, and from then on. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !("IntersectionObserver" in window));

  useEffect(() => {
    if (!place.current) return undefined;
    const see: IntersectionObserverCallback = (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
    };
    const observer = new IntersectionObserver(see, { rootMargin: "25% 0px" });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} />;
}
