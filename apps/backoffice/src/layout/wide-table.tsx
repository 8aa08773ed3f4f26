import { Box, Card, type CardProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Scrolls a table sideways where it is wider than the screen. It takes the focus, so that the keyboard can scroll a table
 * without links and buttons.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      {children}
    </Box>
  );
}

/** The same for a list, as its `component`. */
export const WideList = (props: CardProps) => <Card {...props} role="group" tabIndex={0} />;
