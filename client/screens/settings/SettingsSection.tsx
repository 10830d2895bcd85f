import { useId, type ReactNode } from "react";
import { Rows } from "./Row.tsx";
import { section, sheet, still, title as titleStyle } from "./SettingsSection.css.ts";

interface SettingsSectionProps {
  title: string;
  /** Whether its sheet holds rows, or one thing that stands by itself. */
  rows?: boolean;
  children: ReactNode;
}

/** A part of the settings: its title above its sheet, on a desktop beside it. */
export function SettingsSection({ title, rows = true, children }: SettingsSectionProps) {
  const id = useId();

  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      <div className={sheet}>{rows ? <Rows>{children}</Rows> : <div className={still}>{children}</div>}</div>
    </section>
  );
}
