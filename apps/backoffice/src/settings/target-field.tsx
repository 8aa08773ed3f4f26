import { TextField } from '@mui/material';
import { useText } from '../texts/use-text';

const longestPath = 300;
export const pathLimits = { htmlInput: { maxLength: longestPath } };

interface Props {
  value: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** Where a redirect leads. */
export function TargetField({ value, autoFocus = false, onChange }: Props) {
  const text = useText();
  return (
    <TextField
      label={text('redirects.to')}
      helperText={text('redirects.toHelp')}
      value={value}
      required
      autoFocus={autoFocus}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      slotProps={pathLimits}
    />
  );
}
