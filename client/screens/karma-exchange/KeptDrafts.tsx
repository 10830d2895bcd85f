import { Button } from "#client/ui/controls/Button.tsx";
import { deliveryLabels } from "#domain/exchanges.ts";
import { caption, kept } from "./KeptDrafts.css.ts";
import { ownerOf, recipientOf, type MessageDraft } from "../_exchange/sending.ts";

interface KeptDraftsProps {
  drafts: readonly MessageDraft[];
  onOpen: (draft: MessageDraft) => void;
}

/** The drafts of other recipients. Each opens at a press. */
export function KeptDrafts({ drafts, onOpen }: KeptDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <fieldset className={kept}>
      <legend className={caption}>{drafts.length === 1 ? "A draft is kept for" : "Drafts are kept for"}</legend>
      {drafts.map((draft) => (
        <Button key={ownerOf(draft)} size="small" variant="line" icon="pen" onClick={() => onOpen(draft)}>
          <bdi>{nameOf(draft)}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}

function nameOf(draft: MessageDraft): string {
  const name = recipientOf(draft);
  if (draft.method === "app") return name || "Nobody yet";
  return name ? `${name} (${deliveryLabels[draft.method]})` : deliveryLabels[draft.method];
}
