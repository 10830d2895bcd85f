import * as Ariakit from "@ariakit/react";
import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";
import { badge as badgeStyle, variants } from "./IconButton.css.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { Tooltip } from "./Tooltip.tsx";

interface IconLook {
  icon: IconName;
  /** Its name, also shown on hover and focus. */
  label: string;
  variant?: keyof typeof variants;
  /** A short count at its corner, such as "9+". The label says it in words. */
  badge?: string;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label">, IconLook {}

/** A button that is only an icon. */
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

/** A link to another screen that is only an icon. */
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
