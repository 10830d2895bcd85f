import { lazy, Suspense } from "react";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";

export const head: Head = { title: "Bring your diary", back: "/settings", width: "column" };

/** Brings a diary from a file (docs/rules.md, Import). It is opened on the device; nothing is saved before the person says so. */
export function BringYourDiaryScreen() {
  return (
    <Screen {...head}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Steps />
      </Suspense>
    </Screen>
  );
}

// The route table is part of the first page, and names each file that a screen imports.
const Steps = lazy(async () => ({ default: (await import("./Steps.tsx")).Steps }));
