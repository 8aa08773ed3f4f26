import './forced-colors.css';

/** The system settings of a visitor that a page can emulate. */
export type Mode = 'normal' | 'zoom' | 'reduced-motion' | 'forced-colors';

const written = new WeakMap<CSSMediaRule, string>();

/** The results of media queries for an emulated feature: the requested value matches, its opposite does not. */
function emulatedQuery(query: string, mode: Mode): string {
  switch (mode) {
    case 'reduced-motion':
      return query
        .replace('(prefers-reduced-motion: reduce)', 'all')
        .replace('(prefers-reduced-motion: no-preference)', 'not all');
    case 'forced-colors':
      return query.replace('(forced-colors: active)', 'all').replace('(forced-colors: none)', 'not all');
    default:
      return query;
  }
}

function visit(rules: CSSRuleList, mode: Mode) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      rule.media.mediaText = emulatedQuery(query, mode);
    }
    if (rule instanceof CSSGroupingRule) {
      visit(rule.cssRules, mode);
    }
  }
}

/** Emulates a mode in the whole document. */
export function applyMode(mode: Mode) {
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.style.zoom = mode === 'zoom' ? '2' : '';
  for (const sheet of document.styleSheets) {
    visit(sheet.cssRules, mode);
  }
}
