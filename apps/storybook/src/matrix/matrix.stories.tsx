import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as MatrixTable } from './matrix';

const meta = {
  title: 'Overview/Matrix',
  component: MatrixTable,
  tags: ['!autodocs'],
  parameters: { bleed: true, a11y: { test: 'off' } },
} satisfies Meta<typeof MatrixTable>;

export default meta;

/** Every component, one per row, in every club. */
export const Matrix: StoryObj<typeof meta> = {};
