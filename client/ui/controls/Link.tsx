import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router-dom";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of ours, or an address with a scheme, such as mailto:. */
  to: To;
}

/** A link to one of our screens or another address. The router's own link would bundle code for server rendering. */
export function Link({ to, children, ...props }: LinkProps) {
  if (typeof to === "string" && hasScheme.test(to))
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  return (
    <RouterLink {...props} to={to}>
      {children}
    </RouterLink>
  );
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i;

function RouterLink({ to, target, onClick, children, ...props }: LinkProps) {
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
