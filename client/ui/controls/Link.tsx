import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router-dom";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An address of ours, or one with a scheme of its own, such as mailto:. */
  to: To;
}

/** A way to a screen of ours, or elsewhere. The router's own brings along how it loads pages that a server draws. */
export function Link({ to, children, ...props }: LinkProps) {
  if (typeof to === "string" && hasScheme.test(to))
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  return (
    <Way {...props} to={to}>
      {children}
    </Way>
  );
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i;

function Way({ to, target, onClick, children, ...props }: LinkProps) {
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
