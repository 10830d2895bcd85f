import { useId, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { changeWord } from "#client/data/words/changeWord.ts";
import type { OwnTag } from "#client/data/words/ownWords.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { TagField, type ChosenTag } from "#client/ui/fields/TagField.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { textLimits } from "#domain/limits.ts";
import { keptName, tagGroupProblem } from "#domain/ownWords.ts";
import { tagOptions } from "../../_tags/tagOptions.ts";
import { useChange } from "../../_tags/useChange.ts";

interface GroupDialogProps extends OpenedProps {
  tags: readonly OwnTag[];
}

/** Makes a group of tags. A group is there as long as a tag is in it. */
export function GroupDialog({ tags, open, onClose }: GroupDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const environment = useRelayEnvironment();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenTag[]>([]);
  const [problems, setProblems] = useState<{ name?: string; tags?: string }>({});
  const [run, busy] = useChange();

  const save = async () => {
    const problem = keptName(name) === "" ? "Please give the group a name." : tagGroupProblem(name);
    const found = {
      ...(problem ? { name: problem } : {}),
      ...(chosen.length === 0 ? { tags: "Please choose at least one tag." } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (await run(() => grouped(name, chosen), "Group Saved")) onClose();
  };
  const grouped = async (group: string, members: readonly ChosenTag[]) => {
    for (const { id: known, label } of members) {
      const refusal = known === null && (await changeWord(environment, "createTag", { name: label, group }));
      if (refusal) return refusal;
    }
    const ids = members.flatMap((member) => member.id ?? []);
    return ids.length > 0 ? changeWord(environment, "groupTags", { ids, group }) : undefined;
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Group"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} onSubmit={() => void save()} busy={busy === true}>
        <TextField
          name="group"
          label="Name"
          placeholder="People, places, what I did"
          maxLength={textLimits.tagGroup}
          value={name}
          onChange={setName}
          {...(problems.name ? { error: problems.name } : {})}
        />
        <TagField
          label="Tags in this group"
          options={tagOptions(tags)}
          chosen={chosen}
          onChange={setChosen}
          maxLength={textLimits.tag}
          error={problems.tags}
        />
      </Form>
    </Dialog>
  );
}
