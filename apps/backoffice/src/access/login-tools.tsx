import { Link, Stack } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { languages } from '../texts/languages';

/** The choice of a language, where there is no menu. */
export function LoginTools() {
  const [locale, setLocale] = useLocaleState();
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
      {languages.map(({ locale: one, name }) => (
        <Link
          key={one}
          component="button"
          type="button"
          lang={one}
          aria-pressed={one === locale}
          underline={one === locale ? 'none' : 'always'}
          color={one === locale ? 'textPrimary' : 'primary'}
          onClick={() => setLocale(one)}
        >
          {name}
        </Link>
      ))}
    </Stack>
  );
}
