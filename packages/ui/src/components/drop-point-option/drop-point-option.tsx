import { Disclosure } from '../disclosure';
import type { RadioCard } from '../radio-cards';
import { Text } from '../text';
import * as styles from './drop-point-option.css';

export interface DropPoint {
  id: string;
  name: string;
  /** Street and city. */
  address: string;
  /** The distance in words: "350 m away". */
  distance: string;
  /** Names the opening hours. */
  hoursLabel: string;
  /** Days that share their hours may share a row: "Mon–Fri". */
  hours: readonly { days: string; time: string }[];
}

/** A drop point as one of the `options` of `RadioCards`; the chosen one shows its opening hours. */
export function dropPointOption({ id, name, address, distance, hoursLabel, hours }: DropPoint): RadioCard {
  return {
    value: id,
    title: name,
    description: address,
    aside: (
      <Text as="span" step="caption" color="muted">
        {distance}
      </Text>
    ),
    content: hours.length > 0 && (
      <Disclosure title={hoursLabel} className={styles.hours}>
        <Text as="dl" step="small" className={styles.days}>
          {hours.map(({ days, time }) => (
            <div key={days} className={styles.day}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </Text>
      </Disclosure>
    ),
  };
}
