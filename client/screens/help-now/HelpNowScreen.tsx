import { useNavigate } from "react-router-dom";
import { ScrollPlace } from "#client/chrome/frame/ScrollPlace.tsx";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { HelpNow } from "./HelpNow.tsx";

/** The help page, opened from another screen. */
export function HelpNowScreen() {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const navigate = useNavigate();

  return (
    <>
      <HelpNow heading={heading} onBack={() => void navigate("/")} />
      <ScrollPlace />
    </>
  );
}
