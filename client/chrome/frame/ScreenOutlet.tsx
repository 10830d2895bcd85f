import { Outlet, useMatches } from "react-router-dom";
import { Swap } from "#client/ui/motion/Swap.tsx";

/** Where the layout shows its screens, one after another. */
export function ScreenOutlet() {
  const screen = useMatches().at(-1)?.id ?? "";

  return (
    <Swap of={screen}>
      <Outlet />
    </Swap>
  );
}
