import { Box, TextField } from '@mui/material';
import { useText } from '../texts/use-text';

export interface LinkValue {
  text?: string;
  url: string;
  target: string | null;
}

interface Props {
  value: LinkValue | null;
  label: string;
  isRequired: boolean;
  isDisabled: boolean;
  /** Whether the link has words of its own. */
  hasText: boolean;
  culture: string;
  onChange: (value: LinkValue | null) => void;
}

/** The words and the target of a link. A link that is not required is removed by emptying both. */
export function LinkField({ value, label, isRequired, isDisabled, hasText, culture, onChange }: Props) {
  const text = useText();
  const link: LinkValue = value ?? { ...(hasText && { text: '' }), url: '', target: null };
  const change = (changed: Partial<LinkValue>) => {
    const next = { ...link, ...changed };
    const isEmpty = (next.text ?? '') === '' && next.url === '';
    onChange(isEmpty && !isRequired ? null : next);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: hasText ? '1fr 1fr' : '1fr' },
      }}
    >
      {hasText && (
        <TextField
          label={text('pages.linkText', { name: label })}
          value={link.text ?? ''}
          required={isRequired}
          disabled={isDisabled}
          onChange={({ target }) => change({ text: target.value })}
          slotProps={{ htmlInput: { lang: culture } }}
        />
      )}
      <TextField
        label={text('pages.linkTarget', { name: label })}
        value={link.url}
        required={isRequired}
        disabled={isDisabled}
        helperText={text('pages.linkHelp')}
        onChange={({ target }) => change({ url: target.value })}
      />
    </Box>
  );
}
