import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { useTheme } from "#client/theme/useTheme.ts";

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
