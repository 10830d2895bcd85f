import { useRouteError } from "react-router-dom";
import { reasonIn } from "#client/platform/requestError.ts";
import { platform } from "#client/platform/platform.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { BrandHeading } from "../screen/BrandHeading.tsx";
import { Cover } from "./Cover.tsx";

/** Replaces a screen whose code failed to load: the device is offline, or the server has a newer version. */
export function RouteTrouble() {
  return (
    <Card>
      <Trouble />
    </Card>
  );
}

/** Replaces the whole page if the layout's code failed to load. */
export function LayoutTrouble() {
  return (
    <main>
      <Cover>
        <Trouble />
      </Cover>
    </main>
  );
}

function Trouble() {
  return (
    <>
      <BrandHeading />
      <ErrorNote
        title="This page could not be opened"
        text={reasonIn(useRouteError()) ?? "Please check your connection and try again."}
        onRetry={platform.leave.reload}
      />
    </>
  );
}
