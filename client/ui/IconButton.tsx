import * as Ariakit from "@ariakit/react";
import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";
import { badge as badgeStyle, variants } from "./IconButton.css.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { Tooltip } from "./Tooltip.tsx";

interface IconLook {
  icon: IconName;
  label: string;
  /** `line` on the sky; `plain` inside a card, a field or a dialog. */
  variant?: keyof typeof variants;
  /** A short count at its corner, such as "9+"; screen readers hear it only if the label says it too. */
  badge?: string;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label">, IconLook {}

export function IconButton({ icon, label, variant = "line", badge, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Ariakit.Button type="button" {...props} className={variants[variant]} aria-label={label}>
        <IconFace icon={icon} badge={badge} />
      </Ariakit.Button>
    </Tooltip>
  );
}

interface IconLinkProps
  extends Omit<ComponentPropsWithRef<typeof Link>, "className" | "style" | "children" | "aria-label">, IconLook {}

export function IconLink({ icon, label, variant = "line", badge, ...props }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link {...props} className={variants[variant]} aria-label={label}>
        <IconFace icon={icon} badge={badge} />
      </Link>
    </Tooltip>
  );
}

function IconFace({ icon, badge }: Pick<IconLook, "icon" | "badge">) {
  return (
    <>
      <Icon name={icon} />
      {badge && (
        <span className={badgeStyle} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
}
