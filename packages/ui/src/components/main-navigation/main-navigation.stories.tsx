import type { Meta, StoryObj } from '@storybook/react-vite';
import { departments, departmentTexts } from '../../story-samples';
import { Container } from '../container/container';
import { MenuButton } from '../side-menu/side-menu';
import { MainNavigation } from './main-navigation';

const meta = {
  title: 'Navigation/Main navigation',
  component: MainNavigation,
  decorators: (Story) => (
    <div style={{ position: 'relative' }}>
      <Container width="wide" style={{ blockSize: '64px' }}>
        <Story />
      </Container>
    </div>
  ),
  args: {
    label: 'Main',
    moreLabel: 'show more',
    menu: <MenuButton menu="menu" label="Open menu" />,
    items: departments,
  },
  parameters: {
    bleed: true,
    matrix: { framed: true, width: 1280, height: 320, story: 'Opened' },
    docs: { story: { inline: false, iframeHeight: 320 } },
    usage: {
      when: 'The departments of the shop in the header of a wide screen.',
      do: [
        'Put the entries first that matter most: the last ones give way to the menu.',
        'Mark the page that is shown and the way to it.',
      ],
      dont: [
        'Do not put it below 1024 px: MobileNavigation stands there.',
        'Do not put it at the edge of the window: its menu button extends 12 px past its end.',
      ],
    },
    ...departmentTexts,
  },
} satisfies Meta<typeof MainNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    // The long texts have no panel.
    const [opener] = canvas.queryAllByRole('button', { name: /: show more$/ });
    if (opener) {
      await userEvent.click(opener);
    }
  },
};
export const TooNarrow: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '260px', blockSize: '100%' }}>
      <Story />
    </div>
  ),
};
