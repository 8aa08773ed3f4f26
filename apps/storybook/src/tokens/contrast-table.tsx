import type { BrandTokens } from '@matchday/ui/theme';
import { contrast, contrastPairs } from '@matchday/ui/theme/contrast';
import * as styles from './token-page.css';

/** Every colour pair that components use, with its contrast and the minimum of WCAG 2.2 AA. */
export function ContrastTable({ tokens }: { tokens: BrandTokens }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Contrast</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Sample</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {[...contrastPairs(tokens)].map(({ name, foreground, background, least }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.pair} style={{ color: foreground, backgroundColor: background }}>
                {least === 3 ? <span aria-hidden>● ▬ ◯</span> : 'Seven goals'}
              </span>
            </td>
            <td>{contrast(foreground, background).toFixed(2)} : 1</td>
            <td>{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
