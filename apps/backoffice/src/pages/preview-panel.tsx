import { Alert, Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../layout/load-state';
import { Panel } from '../layout/panel';
import { useText } from '../texts/use-text';
import { readPreview } from './page-data';
import { useWidth } from './use-width';

const widths = { phone: 390, desktop: 1280 } as const;
const height = 780;
/** An address works for an hour. */
const freshMs = 45 * 60_000;

interface Props {
  id: string;
  /** The version that is shown: another one loads the shop again. */
  version: string;
  culture: string;
  /** Whether the form has changes that the shop cannot show yet. */
  isBehind: boolean;
}

/** The draft in the real shop, in the language of the form, as wide as a phone or a desk. */
export function PreviewPanel({ id, version, culture, isBehind }: Props) {
  const text = useText();
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const [frame, available] = useWidth();
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'preview', id, version],
    queryFn: () => readPreview(id),
    staleTime: freshMs,
  });
  const address = data?.get(culture);
  const width = widths[device];
  const scale = Math.min(1, available / width);
  return (
    <Panel title={text('pages.preview')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={text('pages.width')}
          onChange={(_, next: keyof typeof widths | null) => next && setDevice(next)}
        >
          <ToggleButton value="phone">{text('pages.phone')}</ToggleButton>
          <ToggleButton value="desktop">{text('pages.desktop')}</ToggleButton>
        </ToggleButtonGroup>
        {address && (
          <Button href={address} target="_blank" rel="noopener noreferrer">
            {text('pages.openPreview')}
          </Button>
        )}
      </Box>
      {isBehind && <Alert severity="info">{text('pages.behind')}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {text('pages.previewHelp')}
      </Typography>
      {!address && <LoadState error={error} onRetry={() => refetch()} />}
      <Box ref={frame} sx={{ height: height * scale, overflow: 'hidden' }}>
        {address && available > 0 && (
          <Box
            component="iframe"
            key={`${version} ${culture}`}
            title={text('pages.preview')}
            src={address}
            sandbox="allow-scripts allow-same-origin"
            sx={{
              width,
              height,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'white',
              transform: `scale(${scale})`,
              transformOrigin: 'top left',
            }}
          />
        )}
      </Box>
    </Panel>
  );
}
