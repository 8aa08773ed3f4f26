/// <reference types="vite/types/importMeta.d.ts" />
import '@matchday/ui/theme/global.css';
import 'club-theme';

// Evaluated while a shop is built: the styles of the shop become one file, which every page loads and the browser caches.
// Those of screens that never paint first are in `task-stylesheet.ts`.
// Of two equally specific rules the later one wins, so the styles that a component builds on come first.
import.meta.glob('../../ui/src/components/{heading,icon,link,picture,text,visually-hidden}/*.css.ts', {
  eager: true,
});
import.meta.glob(
  '../../ui/src/components/{form-field,icon-button,modal,panel,radio-cards,section-header,side-menu,spinner}/*.css.ts',
  {
    eager: true,
  },
);
import.meta.glob(
  ['./**/*.css.ts', '!./screens/{account,checkout,contact,customer-service,receipt,withdrawal}/**'],
  { eager: true },
);
import.meta.glob('../../ui/src/components/**/*.css.ts', { eager: true });
// The club's own pages and slots, whose styles win.
import.meta.glob(['/app/**/*.css.ts', '/slots/**/*.css.ts'], { eager: true });
