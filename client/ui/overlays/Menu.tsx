import { IconButton } from "../controls/IconButton.tsx";
import type { MenuChoice } from "./MenuList.tsx";
import { useMenu } from "./useMenu.ts";

interface MenuProps {
  /** What the actions apply to. */
  subject: string;
  choices: readonly MenuChoice[];
}

/** A three-dot button with a menu of actions. */
export function Menu({ subject, choices }: MenuProps) {
  const label = `Options: ${subject}`;
  const { drawn, button } = useMenu(label, choices);

  return (
    <>
      <IconButton {...button} icon="more" variant="plain" label={label} tip="More" />
      {drawn}
    </>
  );
}
