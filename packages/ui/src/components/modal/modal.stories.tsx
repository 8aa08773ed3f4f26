import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { question, questionTexts } from '../../story-samples';
import { Button } from '../button/button';
import { Modal } from './modal';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  args: question,
  parameters: {
    matrix: { framed: true, height: 480 },
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      when: 'What Dialog and Drawer are made of: focus held inside, backdrop, heading, close button.',
      do: ['Use Dialog or Drawer; this one is for a third kind of overlay.'],
      dont: ['Do not give it a look of its own on one screen.'],
    },
    ...questionTexts,
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { open: false } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const HiddenTitle: Story = { args: { hideTitle: true } };
