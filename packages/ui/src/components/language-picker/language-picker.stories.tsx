import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguagePicker } from './language-picker';

const meta = {
  title: 'Navigation/Language picker',
  component: LanguagePicker,
  decorators: (Story) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Story />
    </div>
  ),
  args: {
    label: 'Choose language',
    languages: [
      { name: 'English', lang: 'en', href: '#en', detail: 'EUR', current: true },
      { name: 'Dansk', lang: 'da', href: '#da', detail: 'DKK' },
      { name: 'Español', lang: 'es', href: '#es', detail: 'EUR' },
    ],
  },
  parameters: {
    matrix: { framed: true, height: 260, story: 'Opened' },
    usage: {
      when: 'The languages of the shop, each a link to this page in it.',
      do: ['Write each language in itself.', 'Say the currency beside it where it changes.'],
      dont: ['Do not use flags: they stand for countries.'],
    },
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { args: { open: true } };
