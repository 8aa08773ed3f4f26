import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { question, questionTexts } from '../../story-samples';
import { Button } from '../button/button';
import { Drawer } from './drawer';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  args: question,
  parameters: {
    matrix: { framed: true, width: 800, height: 560 },
    docs: { story: { inline: false, iframeHeight: 560 } },
    usage: {
      when: 'A longer task beside the page: filters, the basket, the size guide.',
      do: ['Keep what is being done in sight behind it where there is room.'],
      dont: ['Do not use it for a yes or no: that is a Dialog.'],
    },
    ...questionTexts,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { open: false } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const FromStart: Story = { args: { side: 'start' } };
