import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Club, clubNamed } from '../clubs/clubs';
import { applyMode, type Mode } from './mode';
import * as styles from './page.css';

interface Dress {
  club: Club;
  lang: string;
  dir: string;
}

/** Dresses the document too: overlays and scroll bars stand outside the story's own element. */
function WholePage({ club, lang, dir, mode, children }: Dress & { mode: Mode; children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { className: club.className, lang, dir });
    applyMode(mode);
  });
  return children;
}

/** Shows a story in the toolbar's club, direction and mode. */
export const wearClub: Decorator = (Story, { globals, parameters, viewMode }) => {
  const dress = { club: clubNamed(globals.club), lang: globals.culture, dir: globals.dir };
  const part = (
    <div
      className={`${dress.club.className} ${styles.page} ${parameters.bleed ? '' : styles.padded}`}
      lang={dress.lang}
      dir={dress.dir}
    >
      <Story />
    </div>
  );
  return viewMode === 'story' ? (
    <WholePage {...dress} mode={globals.mode}>
      {part}
    </WholePage>
  ) : (
    part
  );
};
