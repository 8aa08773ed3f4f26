import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import { CardLink } from './card-link';

const meta = {
  title: 'Actions/Card link',
  component: CardLink,
  render: (args) => (
    <Panel style={{ position: 'relative' }}>
      <Text step="label">
        <CardLink {...args} />
      </Text>
      <Text step="small">From €10, sent by e-mail</Text>
    </Panel>
  ),
  args: { href: '#gift-cards', children: 'Gift cards' },
  parameters: {
    usage: {
      when: 'Makes a whole card one link, named by its own text.',
      do: ['Put it around the name of the card.', 'Set position: relative on the card.'],
      dont: ['Do not put other links or buttons under it.'],
    },
    longTexts: {
      da: { children: 'Gavekort til landsholdstrøjer og personaliseringer' },
      es: { children: 'Tarjetas de regalo para camisetas y personalizaciones' },
    },
  },
} satisfies Meta<{ href: string; children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
