import type { ReactNode } from "react";
import { Reveal } from "#client/ui/Reveal.tsx";
import type { Step } from "#domain/wizard.ts";
import { section } from "./Section.css.ts";

interface SectionProps {
  step: Step["key"];
  steps: readonly Step[];
  children: (title: string) => ReactNode;
}

export function Section({ step, steps, children }: SectionProps) {
  const shown = steps.find(({ key }) => key === step);
  if (!shown) return null;

  return (
    <div id={anchorOf(step)} className={section}>
      <Reveal>{children(shown.title)}</Reveal>
    </div>
  );
}

export function anchorOf(step: Step["key"]): string {
  return `step-${step}`;
}
