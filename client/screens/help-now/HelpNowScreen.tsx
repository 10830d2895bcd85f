import { ScrollRestoration, useNavigate } from "react-router-dom";
import { useArrival } from "#client/chrome/session/arrival.ts";
import { HelpNow } from "./HelpNow.tsx";

/** The page of help, come to from another screen. */
export function HelpNowScreen() {
  const heading = useArrival<HTMLHeadingElement>();
  const navigate = useNavigate();

  return (
    <>
      <HelpNow heading={heading} onBack={() => void navigate("/")} />
      <ScrollRestoration />
    </>
  );
}
