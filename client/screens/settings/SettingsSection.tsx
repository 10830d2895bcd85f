import { useId, type ReactNode } from "react";
import { Rows } from "./Row.tsx";
import { section, sheet, title as titleStyle } from "./SettingsSection.css.ts";

interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the settings, with its title above its card. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();

  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      <div className={sheet}>
        <Rows>{children}</Rows>
      </div>
    </section>
  );
}
