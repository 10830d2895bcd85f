import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "./Link.tsx";
import { words } from "./Button.css.ts";
import { buttonClass, type ButtonLook } from "./Button.tsx";
import { Icon } from "../display/Icon.tsx";

interface LinkButtonProps extends Omit<ComponentPropsWithRef<typeof Link>, "className" | "style">, ButtonLook {
  children: ReactNode;
}

export function LinkButton({ children, variant, size, wide, icon, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={buttonClass({ variant, size, wide })}>
      {icon && <Icon name={icon} size={20} />}
      <span className={words}>{children}</span>
    </Link>
  );
}
