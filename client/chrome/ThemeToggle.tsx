import { IconButton } from "#client/ui/IconButton.tsx";
import { useTheme } from "./useTheme.ts";

export function ThemeToggle() {
  const { shown, choose } = useTheme();
  const isNight = shown === "night";

  return (
    <IconButton
      icon="moon"
      label="Night theme"
      aria-pressed={isNight}
      onClick={() => choose(isNight ? "day" : "night")}
    />
  );
}
