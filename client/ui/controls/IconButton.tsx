import type { ComponentPropsWithRef } from "react";
import { Link } from "./Link.tsx";
import { variants } from "./IconButton.css.ts";
import { Icon, type IconName } from "../display/Icon.tsx";
import { pressing } from "./pressing.ts";
import { Tooltip } from "./Tooltip.tsx";
import { useHydrated } from "./useHydrated.ts";

interface IconLook {
  icon: IconName;
  label: string;
  /** Tooltip text, if the label is longer. */
  tip?: string;
  /** `line` on the sky; `plain` inside a card, a field or a dialog. */
  variant?: keyof typeof variants;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label">, IconLook {}

/** It keeps its focus while disabled. */
export function IconButton({ icon, label, tip = label, variant = "line", ...props }: IconButtonProps) {
  const isHydrated = useHydrated();

  return (
    <Tooltip text={tip}>
      <button
        {...props}
        {...pressing(props.disabled, props.onClick, props.type)}
        disabled={!isHydrated}
        className={variants[variant]}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

interface IconLinkProps
  extends Omit<ComponentPropsWithRef<typeof Link>, "className" | "style" | "children" | "aria-label">, IconLook {}

export function IconLink({ icon, label, tip = label, variant = "line", ...props }: IconLinkProps) {
  return (
    <Tooltip text={tip}>
      <Link {...props} className={variants[variant]} aria-label={label}>
        <Icon name={icon} />
      </Link>
    </Tooltip>
  );
}
