import type { Decorator } from '@storybook/react-vite';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Club, getClub } from '../clubs/clubs';
import { applyMode, type Mode } from './mode';
import * as styles from './page.css';

interface PageContext {
  club: Club;
  lang: string;
  dir: string;
}

/** Applies the club to the document too: overlays and scroll bars are outside the story's element. */
function WholePage({ club, lang, dir, mode, children }: PageContext & { mode: Mode; children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { className: club.className, lang, dir });
    applyMode(mode);
  });
  return children;
}

/** Shows a story in the toolbar's club and direction, regardless of the page around it. */
export const applyClubToPart: Decorator = (Story, { globals, parameters }) => (
  <div
    className={clsx(getClub(globals.club).className, styles.page, !parameters.bleed && styles.padded)}
    lang={globals.culture}
    dir={globals.dir}
  >
    <Story />
  </div>
);

/** Shows a story in the toolbar's club, direction and mode, and applies them to the document if the story is alone. */
export const applyClub: Decorator = (Story, context) => {
  const part = applyClubToPart(Story, context);
  const { club, culture, dir, mode } = context.globals;
  return context.viewMode === 'story' ? (
    <WholePage club={getClub(club)} lang={culture} dir={dir} mode={mode}>
      {part}
    </WholePage>
  ) : (
    part
  );
};
