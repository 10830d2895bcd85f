import { IconButton } from "#client/ui/IconButton.tsx";
import { useTheme } from "./useTheme.ts";

/** Turns day into night and back. Settings offer to follow the device. */
export function ThemeToggle() {
  const { shown, choose } = useTheme();

  return shown === "day" ? (
    <IconButton icon="moon" label="Switch to night" onClick={() => choose("night")} />
  ) : (
    <IconButton icon="sun" label="Switch to day" onClick={() => choose("day")} />
  );
}
