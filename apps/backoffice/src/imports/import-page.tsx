import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { useText } from '../texts/use-text';
import { ExportPanel } from './export-panel';
import { type OfferedPart, parts } from './import-data';
import { ImportPanel } from './import-panel';

/** Export and import of the store's data as files, with a check before anything is written. */
export function ImportPage() {
  const text = useText();
  const { can } = useScopes();
  const names = Object.keys(parts) as OfferedPart[];
  const readable = names.filter((part) => can(parts[part], 'read'));
  const writable = names.filter((part) => can(parts[part]) || (part === 'stock' && can('catalogue')));
  return (
    <Box
      sx={{
        py: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Title title={text('imports.name')} />
      <ExportPanel parts={readable} />
      {writable.length > 0 && <ImportPanel parts={writable} />}
    </Box>
  );
}
