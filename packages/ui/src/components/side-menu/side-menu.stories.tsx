import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileNavigation } from '../mobile-navigation/mobile-navigation';
import { MenuButton, SideMenu } from './side-menu';

const meta = {
  title: 'Navigation/Side menu',
  component: SideMenu,
  render: (args) => (
    <>
      <MenuButton menu={args.id} label="Open menu" />
      <SideMenu {...args} />
    </>
  ),
  args: {
    id: 'side-menu',
    label: 'Menu',
    closeLabel: 'Close menu',
    footer: 'Delivered to Denmark',
    children: (
      <MobileNavigation
        label="Main"
        allLabel={(name) => `See all ${name}`}
        items={[
          { name: 'Shirts', href: '#shirts' },
          { name: 'Training', href: '#training' },
        ]}
      />
    ),
  },
  parameters: {
    matrix: { framed: true, height: 480, story: 'Opened' },
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      when: 'A menu that slides in from the side of a narrow screen, without a script.',
      do: ['Open it with a MenuButton.', 'Close it after a navigation within the page.'],
      dont: ['Do not put forms into it: use a Drawer.'],
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Open menu' })),
};
