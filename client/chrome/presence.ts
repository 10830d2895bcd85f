import { useEffect, useRef, type RefObject } from "react";

/** Whether a screen is still there when an answer comes: who goes elsewhere while it saves is not called home. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
