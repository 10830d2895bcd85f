import { Button } from "#client/ui/controls/Button.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useMenu } from "#client/ui/overlays/useMenu.ts";
import { templateLabels, templates, type Template } from "#domain/exchanges.ts";
import { answers } from "./Answers.css.ts";
import { drawings } from "./drawings.ts";

interface AnswersProps {
  /** The person who is answered. */
  name: string;
  reply: () => void;
  thank: (template: Template) => void;
}

/** What one can do with a received message: answer it, or thank with a template. */
export function Answers({ name, reply, thank }: AnswersProps) {
  const choices = templates
    .filter((template) => template !== "custom")
    .map((template): MenuChoice => ({
      icon: drawings.heart,
      label: templateLabels[template],
      group: `Thank ${name} with Good Karma`,
      onChoose: () => thank(template),
    }));
  const { drawn, button } = useMenu(`Thank ${name}`, choices);

  return (
    <div className={answers}>
      <Button variant="quiet" size="small" icon={drawings.reply} aria-label={`Reply to ${name}`} onClick={reply}>
        Reply
      </Button>
      <Button {...button} variant="plain" size="small" aria-label={`Thank ${name}`}>
        Thank
      </Button>
      {drawn}
    </div>
  );
}
