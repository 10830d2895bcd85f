import { useEffect, useId, useRef, type ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { title as titleStyle } from "./StepCard.css.ts";

interface StepCardProps {
  title: string;
  /** Its title takes the focus when the card appears. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The card of one step. */
export function StepCard({ title, takesFocus, children }: StepCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Card titledBy={id}>
      <Stack>
        <h2 id={id} ref={heading} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
