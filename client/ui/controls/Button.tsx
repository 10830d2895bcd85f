import type { ComponentPropsWithRef, ReactNode } from "react";
import { sizes, variants, waiting, wide as wideStyle } from "./Button.css.ts";
import { Icon, type IconName } from "../display/Icon.tsx";
import { pressing } from "./pressing.ts";
import { Spinner } from "../display/Spinner.tsx";
import { useAlive } from "./useAlive.ts";

export interface ButtonLook {
  /** One primary on a screen; quiet beside it, on paper only; line anywhere; danger for what cannot be undone; done, disabled, for what stands; plain for text. */
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  icon?: IconName;
}

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style">, ButtonLook {
  children: ReactNode;
  /** Shows `busyLabel`, keeps the focus and does nothing when pressed. */
  busy?: boolean;
  busyLabel?: string;
}

/** Submits a form only with `type="submit"`, unlike the native button. */
export function Button({
  children,
  busy = false,
  busyLabel,
  disabled,
  type,
  onClick,
  variant = "primary",
  size = "regular",
  wide,
  icon,
  ...props
}: ButtonProps) {
  const isAlive = useAlive();

  return (
    <button
      {...props}
      {...pressing(busy || disabled, onClick, type)}
      // Made at build it would do nothing; nor does the browser send a form by itself then, not by Enter either.
      disabled={!isAlive}
      className={buttonClass({ variant, size, wide }, busy)}
      data-busy={busy || undefined}
    >
      {busy ? <Spinner size={18} decorative /> : icon && <Icon name={icon} size={20} />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "regular", wide }: ButtonLook, busy = false): string {
  return [variants[variant], sizes[size], wide && wideStyle, busy && waiting].filter(Boolean).join(" ");
}
