import '../src/theme/global.css';

const themes = import.meta.glob<{ themeClass: string }>('../../../apps/*/brand/theme.css.ts', {
  eager: true,
});

const [theme] = Object.values(themes);
if (!theme) {
  throw new Error('Components are tested in a brand; found none in apps/*/brand');
}
document.documentElement.classList.add(theme.themeClass);
