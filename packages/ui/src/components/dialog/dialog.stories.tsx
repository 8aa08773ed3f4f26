import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { question, questionTexts } from '../../story-samples';
import { Button } from '../button/button';
import { Dialog } from './dialog';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  args: question,
  parameters: {
    matrix: { framed: true, height: 480 },
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      when: 'A question or short task that must be settled before going on.',
      do: ['Ask one thing.', 'Let the title say what it is about.'],
      dont: ['Do not open it without a press of the visitor.', 'Do not open one from another.'],
    },
    ...questionTexts,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { open: false } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };
