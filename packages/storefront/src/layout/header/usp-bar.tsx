import { Container } from '@matchday/ui/container';
import { tone } from '@matchday/ui/theme';
import type { Usp } from '../../data/contract';
import { UspItem } from '../usp-item';
import * as styles from './usp-bar.css';

/** The promises above the header (S3.16); those marked so are shown on narrow screens too. */
export function UspBar({ usps, label }: { usps: readonly Usp[]; label: string }) {
  if (usps.length === 0) return null;
  return (
    <aside aria-label={label} className={tone.inverse}>
      <Container as="ul" width="wide" className={styles.list}>
        {usps.map((usp) => (
          <li key={usp.text} data-mobile={usp.showOnMobile || undefined} className={styles.item}>
            <UspItem usp={usp} />
          </li>
        ))}
      </Container>
    </aside>
  );
}
