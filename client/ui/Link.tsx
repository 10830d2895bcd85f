import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router-dom";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: To;
}

/** A way to a screen of ours. The router's own brings along how it loads pages that a server draws. */
export function Link({ to, target, onClick, children, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to, { target });

  return (
    <a
      {...props}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
