export const style = `
:root {
  --ink: #1d2430; --quiet: #566072; --line: #d9dde4; --paper: #fff; --ground: #f3f4f6;
  --accent: #1f4e79; --accent-deep: #163a5c; --good: #1b6b45; --bad: #9c2b2e; --notice: #fff4d6; --notice-ink: #5c4300;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
.notice {
  display: flex; flex-wrap: wrap; gap: .25rem .75rem; justify-content: center; margin: 0; padding: .6rem 1rem;
  background: var(--notice); color: var(--notice-ink); font-size: .9rem; text-align: center;
}
.notice strong { letter-spacing: .06em; text-transform: uppercase; font-size: .8rem; line-height: 1.7; }
.shell { width: min(100% - 2rem, 60rem); margin-inline: auto; padding-block: clamp(1.5rem, 6vh, 5rem); }
.mark { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.25rem; font-weight: 600; letter-spacing: -.01em; }
.card {
  display: grid; overflow: hidden; background: var(--paper); border-radius: 1rem;
  box-shadow: 0 1px 2px rgb(29 36 48 / .08), 0 12px 40px rgb(29 36 48 / .08);
}
.summary { padding: clamp(1.5rem, 5vw, 3rem); background: #e9edf2; }
.summary .merchant { margin: 0; color: var(--quiet); }
.amount {
  margin: .25rem 0 1rem; font-size: clamp(2.2rem, 6vw, 3rem); font-weight: 650; line-height: 1.1; letter-spacing: -.03em;
  font-variant-numeric: tabular-nums;
}
.description { margin: 0 0 1.5rem; }
dl { display: grid; gap: .75rem; margin: 0; padding-top: 1.25rem; border-top: 1px solid #cbd2dc; font-size: .9rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.decide { padding: clamp(1.5rem, 5vw, 3rem); }
h1 { margin: 0 0 .35rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em; }
.intro { margin: 0 0 1.5rem; color: var(--quiet); }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: .6rem 1.25rem;
  border: 1px solid #7a8596; border-radius: .6rem; background: var(--paper); color: var(--ink);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--ground); }
.button.primary { min-height: 3.5rem; border-color: var(--accent); background: var(--accent); color: #fff; font-size: 1.1rem; }
.button.primary:hover { background: var(--accent-deep); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
fieldset { display: grid; gap: .75rem; margin: 1.75rem 0; padding: 1.5rem 0 0; border: 0; border-top: 1px solid var(--line); }
legend { float: left; width: 100%; padding: 0; font-weight: 600; }
label { color: var(--quiet); font-size: .9rem; }
select {
  width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid #7a8596; border-radius: .6rem;
  background: var(--paper); color: inherit; font: inherit;
}
.ways-out { display: grid; gap: .75rem; padding-top: 1.75rem; border-top: 1px solid var(--line); }
.outcome { display: grid; justify-items: start; align-content: center; gap: .35rem; }
.outcome svg { margin-bottom: .75rem; }
.outcome p { margin: 0; color: var(--quiet); }
.outcome .button { margin-top: 1.5rem; }
[data-status="paid"] svg { color: var(--good); }
[data-status="declined"] svg { color: var(--bad); }
[data-status="cancelled"] svg, [data-status="expired"] svg { color: var(--quiet); }
@media (min-width: 46rem) {
  .card { grid-template-columns: 2fr 3fr; }
  .card.single { grid-template-columns: 1fr; }
  .ways-out { grid-template-columns: 1fr 1fr; }
}
`;
