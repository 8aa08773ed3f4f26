import { SearchInput } from 'react-admin';

const width = 320;

/** The search of a list, which the API runs. An element, because a list reads `alwaysOn` from it. */
export const searchFilter = (label: string) => (
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label } }}
    sx={{ width }}
  />
);
