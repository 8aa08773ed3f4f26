import type { BrandTokens } from '@matchday/ui/theme';
import { propertyName } from '@matchday/ui/theme/property-name';
import type { CSSProperties } from 'react';
import * as styles from './token-page.css';

const own = (step: string, part: string) => `var(--${propertyName(['type', step, part])})`;

const look = (step: string): CSSProperties => ({
  fontFamily: own(step, 'font'),
  fontSize: own(step, 'size'),
  lineHeight: own(step, 'lineHeight'),
  fontWeight: own(step, 'weight'),
  letterSpacing: own(step, 'letterSpacing'),
});

/** Each step of the type scale, set in that step. */
export function TypeSteps({ tokens, text }: { tokens: BrandTokens; text: string }) {
  return Object.entries(tokens.type).map(([step, { size, lineHeight, weight, letterSpacing, transform }]) => (
    <div key={step} className={styles.type}>
      <p className={styles.figures}>
        <strong>{step}</strong> · {size} / {lineHeight} · {weight} · {letterSpacing} · {transform}
      </p>
      <p style={{ ...look(step), textTransform: transform }}>{text}</p>
    </div>
  ));
}
