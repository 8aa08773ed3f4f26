import { Box, Card, type CardProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Scrolls a table sideways where it is wider than the screen. It takes the focus, so that the keyboard can scroll a table
 * without links and buttons.
 */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      tabIndex={0}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, overflowX: 'auto' }}
    >
      {children}
    </Box>
  );
}

/** The same for a list, as its `component`. */
export const WideList = (props: CardProps) => <Card component="section" tabIndex={0} {...props} />;
