import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster';
import { Badge } from './badge';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: {
    usage: {
      when: 'A word or two about a thing: a reduction, a state.',
      do: ['Keep it to two words.'],
      dont: ['Do not make it a link or a button.', 'Do not let its colour alone say what it means.'],
    },
    longTexts: { da: { children: 'Forudbestillingsvare' }, es: { children: 'Próximamente disponible' } },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Cluster>
      {(['sale', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((kind) => (
        <Badge key={kind} kind={kind}>
          {children}
        </Badge>
      ))}
    </Cluster>
  ),
};
