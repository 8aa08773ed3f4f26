import type { Meta, StoryObj } from '@storybook/react-vite';
import { BasketBadge } from '../basket-badge/basket-badge';
import { IconButton } from '../icon-button/icon-button';
import { MainNavigation } from '../main-navigation/main-navigation';
import { MenuButton } from '../side-menu/side-menu';
import { SiteHeader } from './site-header';

const meta = {
  title: 'Page/Site header',
  component: SiteHeader,
  args: {
    logo: <a href="#home">The club</a>,
    menu: <MenuButton menu="menu" label="Open menu" />,
    navigation: (
      <MainNavigation
        label="Main"
        moreLabel="show more"
        menu={<MenuButton menu="menu" label="Open menu" />}
        items={[
          { name: 'Shirts', href: '#shirts', active: true },
          { name: 'Training', href: '#training' },
          { name: 'Gifts', href: '#gifts' },
        ]}
      />
    ),
    actions: (
      <>
        <IconButton icon="search" label="Search" />
        <BasketBadge href="#basket" count={2} label="Basket with 2 items" />
      </>
    ),
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    docs: { story: { inline: false, iframeHeight: 160 } },
    usage: {
      when: 'The bar that stays at the top of every page.',
      do: ['Keep three actions: search, account, basket.'],
      dont: ['Do not put campaigns into it.'],
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
