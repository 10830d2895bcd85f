import { Outlet, useMatches } from "react-router-dom";
import { Swap } from "#client/ui/motion/Swap.tsx";

/** Where the layout shows the current screen. */
export function ScreenOutlet() {
  const screen = useMatches().at(-1)?.id ?? "";

  return (
    <Swap contentKey={screen}>
      <Outlet />
    </Swap>
  );
}
