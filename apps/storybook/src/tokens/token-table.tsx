import type { CSSProperties } from 'react';
import type { Token } from './token-list';
import * as styles from './token-page.css';

/** Shows a token's effect; `var(property)` holds its value. */
export type Sample = (token: Token) => CSSProperties;

export interface TokenTableProps {
  caption: string;
  tokens: readonly Token[];
  /** Omits the sample column if there is nothing to see. */
  sample?: Sample;
}

/** Tokens with their custom properties, a club's values and a sample of each. */
export function TokenTable({ caption, tokens, sample }: TokenTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {sample && <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.property}>
            <th scope="row">
              {token.path.slice(1).join('.') || token.path[0]}
              <code className={styles.property}>{token.property}</code>
            </th>
            <td className={styles.value}>{token.value}</td>
            {sample && (
              <td aria-hidden>
                <div className={styles.sample} style={sample(token)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
