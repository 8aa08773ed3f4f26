/** The look of the page: its colours have the contrast of WCAG 2.2 AA in light and in dark. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#c9c9d1, #4a4a54); --soft: light-dark(#f3f3f6, #232329) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 90rem; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1rem }
h2 { font-size: 1.375rem; margin-block: 2.5rem 0.5rem; scroll-margin-block-start: 1rem }
h3 { font-size: 1.0625rem; margin-block: 1.25rem 0.25rem }
dl { display: grid; gap: 0.75rem 2rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); margin: 0 }
dt { color: light-dark(#55555e, #b4b4bd) }
dd { margin: 0 }
table { border-collapse: collapse; width: 100% }
th, td { border-block-end: 1px solid var(--line); overflow-wrap: break-word; padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: top }
tbody th { font-weight: 600 }
code { font-size: 0.875rem; overflow-wrap: anywhere }
ul { padding-inline-start: 1.25rem }
.wide { overflow-x: auto }
.verdict { background: var(--soft); border-inline-start: 4px solid currentColor; font-size: 1.125rem; margin-block: 0 1rem; padding: 0.75rem 1rem }
.level { border: 1px solid currentColor; border-radius: 99px; font-size: 0.875rem; padding: 0.125rem 0.75rem; white-space: nowrap }
.same { color: light-dark(#55555e, #b4b4bd) }
.look { color: light-dark(#7a4b00, #f0c36b); font-weight: 600 }
.refuse { background: light-dark(#a3001c, #ffb4ab); border-color: transparent; color: light-dark(#ffffff, #2b0006); font-weight: 600 }
details { border-block-end: 1px solid var(--line); padding-block: 0.5rem }
summary { cursor: pointer; min-height: 1.5rem }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block: 0.75rem }
figure { margin: 0 }
figcaption { margin-block-end: 0.25rem }
.pictures a { display: block; max-height: 40rem; overflow: auto; border: 1px solid var(--line) }
img { display: block; height: auto; max-width: 100% }
a { color: light-dark(#0b4fb3, #9cc2ff) }
:focus-visible { outline: 3px solid light-dark(#0b4fb3, #9cc2ff); outline-offset: 2px }
@media (max-width: 45rem) { .pictures { grid-template-columns: minmax(0, 1fr) } }
`.trim();
