import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** Opens home after a save, unless the person has left the screen. */
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
