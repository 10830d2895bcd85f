import { SearchSelect } from "#client/ui/fields/SearchSelect.tsx";
import type { SelectOption } from "#client/ui/fields/Select.tsx";

interface RecipientSearchProps {
  people: readonly SelectOption<string>[];
  /** Whether everybody is loaded. Until then the list is hidden, because it would shift while being used. */
  isWhole: boolean;
  hasFailed: boolean;
  onSearch: () => void;
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** Finds a person among many by part of their name. */
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
