import * as RadixToast from "@radix-ui/react-toast";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { toast as limits } from "#domain/limits.ts";
import { Icon } from "./Icon.tsx";
import { close, description, signs, title, tones, viewport, words } from "./Toast.css.ts";
import { toasts, type ShownToast, type ToastMessage } from "./toasts.ts";

/** Holds the toast of the whole product; stands once, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  useEffect(() => toasts.clear, []);

  return (
    <>
      {children}
      {/* The region is there before its words are: only then do all screen readers say them. */}
      <div data-toasts role={shown?.tone === "destructive" ? "alert" : "status"}>
        {shown && <OneToast key={shown.id} {...shown} />}
      </div>
    </>
  );
}

/** For components: `const { showToast } = useToast()`. Elsewhere `toasts.show` does the same. */
export function useToast(): { showToast: (message: ToastMessage) => void } {
  return useMemo(() => ({ showToast: toasts.show }), []);
}

// A provider of its own for each toast: Radix would otherwise go on pausing the next one after a press on the cross.
function OneToast({ id, open, title: titleText, description: text, tone = "default" }: ShownToast) {
  // Radix announces in a region of its own, for one second; ours lasts as long as the toast, so theirs stays detached.
  const [elsewhere] = useState(() => document.createElement("div"));

  return (
    <RadixToast.Provider
      duration={limits.durationMs}
      swipeDirection="right"
      swipeThreshold={limits.swipePx}
      announcerContainer={elsewhere}
    >
      <RadixToast.Root
        asChild
        forceMount
        open={open}
        onOpenChange={(stillOpen) => !stillOpen && toasts.dismiss(id)}
        className={tones[tone]}
        aria-hidden={open ? undefined : true}
      >
        <div>
          <span className={signs[tone]}>
            <Icon name={tone === "destructive" ? "warning" : "check"} size={20} />
          </span>
          <div className={words}>
            <RadixToast.Title className={title}>{titleText}</RadixToast.Title>
            {text && <RadixToast.Description className={description}>{text}</RadixToast.Description>}
          </div>
          <RadixToast.Close className={close} aria-label="Dismiss">
            <Icon name="close" size={20} />
          </RadixToast.Close>
        </div>
      </RadixToast.Root>
      <RadixToast.Viewport asChild className={viewport}>
        <div />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}
