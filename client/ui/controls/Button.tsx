import type { ComponentPropsWithRef, ReactNode } from "react";
import { reason, sizes, variants, waiting, wide as wideStyle, words } from "./Button.css.ts";
import { Icon, type IconName } from "../display/Icon.tsx";
import { pressing, type Busy } from "./pressing.ts";
import { Spinner } from "../display/Spinner.tsx";
import { useHydrated } from "./useHydrated.ts";

export interface ButtonLook {
  /**
   * primary: one per screen. quiet: beside it, on cards only. line: anywhere. danger: for irreversible actions. done:
   * disabled, for a finished action. plain: text only.
   */
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  icon?: IconName;
}

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style">, ButtonLook {
  children: ReactNode;
  /** Shows `busyLabel`, keeps the focus and ignores presses. "away" shows that a connection is missing. */
  busy?: Busy;
  busyLabel?: string;
}

/** Why a button is disabled while no server answers. */
export const awayText = "Needs a connection";

/** A button submits a form only with `type="submit"`, unlike the native one. */
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
  const isHydrated = useHydrated();
  const isBusy = busy === true;
  const shown = isBusy && busyLabel ? busyLabel : children;

  return (
    <button
      {...props}
      {...pressing(busy || disabled, onClick, type)}
      // In a prerendered page a press would do nothing (client/first/browser/keep-press.js keeps it on the landing). Disabled buttons
      // also stop native form submission, including by Enter.
      disabled={!isHydrated}
      className={buttonClass({ variant, size, wide }, isBusy)}
      data-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner size={18} decorative /> : icon && <Icon name={icon} size={20} />}
      {busy === "away" ? (
        <span className={words}>
          {shown} <span className={reason}>{awayText}</span>
        </span>
      ) : typeof shown === "string" ? (
        <span className={words}>{shown}</span>
      ) : (
        shown
      )}
    </button>
  );
}

/** Returns the class of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "regular", wide }: ButtonLook, busy = false): string {
  return [variants[variant], sizes[size], wide && wideStyle, busy && waiting].filter(Boolean).join(" ");
}
