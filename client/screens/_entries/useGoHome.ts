import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** Takes a person home once something is saved, unless they left the screen meanwhile. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) void navigate("/");
  };
}
