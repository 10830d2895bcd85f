import { SearchSelect } from "#client/ui/fields/SearchSelect.tsx";
import type { SelectOption } from "#client/ui/fields/Select.tsx";

interface RecipientSearchProps {
  people: readonly SelectOption<string>[];
  /** Whether these are all: before that nobody is shown, so that nobody moves under one's fingers. */
  isWhole: boolean;
  hasFailed: boolean;
  onSearch: () => void;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Many people, found by typing a part of a name. */
export function RecipientSearch({
  people,
  isWhole,
  hasFailed,
  onSearch,
  value,
  onChange,
  error,
}: RecipientSearchProps) {
  return (
    <SearchSelect
      name="recipientId"
      label="To"
      placeholder="Choose a person"
      searchLabel="Search people"
      options={people}
      value={value}
      onChange={onChange}
      onOpen={(isOpen) => isOpen && onSearch()}
      waiting={isWhole || hasFailed ? undefined : "Loading your connections…"}
      note={hasFailed ? "Some connections didn’t load. Open the list again to retry." : undefined}
      {...(error ? { error } : {})}
    />
  );
}
