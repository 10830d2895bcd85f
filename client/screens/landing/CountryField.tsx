import { countries } from "#domain/content/countries.ts";
import { SearchSelect } from "#client/ui/fields/SearchSelect.tsx";

interface CountryFieldProps {
  name: string;
  value: string;
  onChange: (country: string) => void;
  error: string | undefined;
}

export function CountryField({ error, ...props }: CountryFieldProps) {
  return (
    <SearchSelect
      label="Country"
      options={options}
      placeholder="Choose your country"
      searchLabel="Search countries"
      {...(error ? { error } : {})}
      {...props}
    />
  );
}

const options = countries.map((country) => ({ value: country, label: country }));
