import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Text } from '../text/text';
import { Panel } from './panel';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: { children: <Text>Delivered on Thursday between 9 and 15</Text> },
  parameters: {
    usage: {
      when: 'A sheet on the page that holds together what belongs together.',
      do: ['Use it for a summary, an address, a note beside a form.'],
      dont: ['Do not put a panel into a panel.'],
    },
    cultures: {
      da: { children: <Text>Leveres torsdag mellem kl. 9 og 15</Text> },
      es: { children: <Text>Entrega el jueves entre las 9 y las 15 h</Text> },
    },
    longTexts: {
      da: {
        children: (
          <Text>
            Leveringstidspunktet bekræftes af transportvirksomheden, så snart forsendelsen er overdraget til
            omdelingscentralen
          </Text>
        ),
      },
      es: {
        children: (
          <Text>
            La empresa de transporte confirmará la franja horaria en cuanto el envío haya llegado al centro de
            distribución
          </Text>
        ),
      },
    },
  },
} satisfies Meta<{ children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
