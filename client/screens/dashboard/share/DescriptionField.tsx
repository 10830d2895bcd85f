import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { shareDescriptionLength } from "#domain/limits.ts";

interface DescriptionFieldProps {
  value: string;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

export function DescriptionField(props: DescriptionFieldProps) {
  return (
    <TextArea
      {...props}
      label="Description (optional)"
      name="description"
      placeholder="A few words of your own"
      rows={2}
      maxLength={shareDescriptionLength}
      counted
    />
  );
}
