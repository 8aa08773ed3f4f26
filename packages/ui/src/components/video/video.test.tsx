import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Video } from './video';

const film = {
  sources: [{ url: 'data:video/mp4;base64,', type: 'video/mp4' }],
  poster: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  width: 1600,
  height: 900,
};

test('loads on request, reserves its space and shows captions', async () => {
  const screen = await render(
    <div style={{ inlineSize: '320px' }}>
      <Video
        {...film}
        label="How the shirt is made"
        captions={[{ url: 'data:text/vtt,WEBVTT', language: 'da', label: 'Dansk' }]}
      />
    </div>,
  );
  const video = screen.getByLabelText('How the shirt is made');
  await expect.element(video).toHaveAttribute('preload', 'none');
  await expect.element(video).toHaveAttribute('controls');
  await expect.element(video).not.toHaveAttribute('autoplay');
  expect(video.element().getBoundingClientRect().height).toBe(180);
  const track = video.element().querySelector('track');
  expect(track?.kind).toBe('captions');
  expect(track?.srclang).toBe('da');
  expect(track?.default).toBe(true);
});
