import { Autocomplete, TextField } from '@mui/material';
import { useCountries } from './countries';

interface Props {
  label: string;
  countries: readonly string[];
  disabled: boolean;
  onChange: (countries: string[]) => void;
}

/** Several countries, found by name or code. */
export function CountryField({ label, countries, disabled, onChange }: Props) {
  const { codes, nameOf } = useCountries();
  return (
    <Autocomplete
      multiple
      autoHighlight
      disabled={disabled}
      options={codes}
      value={[...countries]}
      getOptionLabel={nameOf}
      filterOptions={(options, { inputValue }) => {
        const wanted = inputValue.trim().toLowerCase();
        return options.filter(
          (code) => code.toLowerCase() === wanted || nameOf(code).toLowerCase().includes(wanted),
        );
      }}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={countries.length === 0} autoComplete="off" />
      )}
    />
  );
}
