import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from './video';

const meta = {
  title: 'Content/Video',
  component: Video,
  args: {
    label: 'How the shirt is made',
    sources: [],
    poster: '/samples/stadium.svg',
    width: 1600,
    height: 900,
  },
  parameters: {
    matrix: { width: 640 },
    usage: {
      when: 'A film that tells something.',
      do: ['Give captions wherever there is speech.', 'Show a poster that says what the film is about.'],
      dont: ['Do not play anything with sound by itself.'],
    },
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCaptions: Story = {
  args: { captions: [{ url: 'data:text/vtt,WEBVTT', language: 'da', label: 'Dansk' }] },
};
