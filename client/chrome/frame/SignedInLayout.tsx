import { useEffect, useMemo } from "react";
import { FootLand } from "./FootLand.tsx";
import { platform } from "#client/platform/platform.ts";
import { deviceZone, knownZone } from "#client/platform/zones.ts";
import { useLive } from "../bell/useLive.ts";
import { useLoadedAhead } from "./useLoadedAhead.ts";
import { Header } from "./Header.tsx";
import { MoodPromptPlace } from "../prompt/MoodPromptPlace.tsx";
import { Navigation } from "./Navigation.tsx";
import { ScreenOutlet } from "./ScreenOutlet.tsx";
import { ShellContext, useLookedUp } from "../session/shell.ts";
import { content, page } from "./SignedInLayout.css.ts";
import { ScrollPlace } from "./ScrollPlace.tsx";
import { SkipLink } from "./SkipLink.tsx";

export function SignedInLayout() {
  const viewer = useLookedUp();
  const { epoch, fixedTimeZone, settings } = viewer;
  const shell = useMemo(
    () => ({ epoch, zone: () => (fixedTimeZone ? knownZone(fixedTimeZone) : deviceZone()) }),
    [epoch, fixedTimeZone],
  );
  useLoadedAhead();
  useLive();
  useEffect(() => void platform.storage.keepSettings(settings), [settings]);

  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div className={page}>
        <Header viewer={viewer} />
        <Navigation />
        <main id="content" tabIndex={-1} className={content}>
          <MoodPromptPlace viewer={viewer} />
          <ScreenOutlet />
        </main>
      </div>
      <FootLand />
      <ScrollPlace />
    </ShellContext>
  );
}
