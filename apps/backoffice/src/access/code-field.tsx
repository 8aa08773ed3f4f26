import { TextField } from '@mui/material';
import { useText } from '../texts/use-text';

const codeLength = 6;

/** The code that an authenticator app shows. */
export function CodeField({
  value,
  helperText,
  onChange,
}: {
  value: string;
  helperText?: string;
  onChange: (code: string) => void;
}) {
  const text = useText();
  return (
    <TextField
      label={text('login.code')}
      helperText={helperText}
      value={value}
      required
      autoFocus
      autoComplete="one-time-code"
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}' } }}
    />
  );
}
