import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Text } from '../text/text';
import { Link, type LinkLook } from './link';

const meta = {
  title: 'Actions/Link',
  component: Link,
  render: (args) => (
    <Text>
      Read <Link {...args} /> before you order.
    </Text>
  ),
  args: { href: '#returns', children: 'how returns work' },
  argTypes: { variant: { options: ['inline', 'plain', 'standalone'], control: 'inline-radio' } },
  parameters: {
    usage: {
      when: 'Leads to another page or place.',
      do: ['Let its words tell where it leads.', 'Use plain only where its place shows that it is a link.'],
      dont: ['Do not write "click here".', 'Do not use it to start something: that is a Button.'],
    },
    longTexts: {
      da: { children: 'fortrydelsesrettighederne og returneringsbetingelserne' },
      es: { children: 'las condiciones de devolución y el derecho de desistimiento' },
    },
  },
} satisfies Meta<LinkLook & { href: string; children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Standalone: Story = {
  tags: ['matrix'],
  args: { variant: 'standalone' },
  render: (args) => <Link {...args} />,
};

export const Plain: Story = { args: { variant: 'plain' }, render: (args) => <Link {...args} /> };
