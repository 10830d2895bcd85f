import { templateLabels, templates, type Template } from "#domain/exchanges.ts";
import { list, template } from "./Templates.css.ts";

interface TemplatesProps {
  value: Template | null;
  onChange: (template: Template) => void;
}

/** Texts to start from. */
export function Templates({ value, onChange }: TemplatesProps) {
  return (
    <fieldset className={list} aria-label="Templates">
      {templates.map((one) => (
        <button key={one} type="button" className={template} aria-pressed={one === value} onClick={() => onChange(one)}>
          {templateLabels[one]}
        </button>
      ))}
    </fieldset>
  );
}
