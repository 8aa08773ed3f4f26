'use client';

import { clsx } from 'clsx';
import * as styles from './pick-up-map.css';
import { type Coordinates, project, roundLength } from './project';

export type { Coordinates } from './project';

export interface PickUpPoint extends Coordinates {
  id: string;
  name: string;
}

export interface PickUpMapProps {
  /** Describes the map: "Map of 5 pick-up points". */
  label: string;
  /** In the order of the list next to the map, which numbers them. */
  points: readonly PickUpPoint[];
  /** The chosen point's id. */
  selected?: string | null;
  /** Called when a point is clicked. The list is the control for keyboard and assistive technology. */
  onSelect?: (id: string) => void;
  /** The shopper's position, if known. */
  origin?: Coordinates;
  /** Formats a length: `(metres) => "500 m"`. Without it there is no scale. */
  lengthLabel?: (metres: number) => string;
  className?: string;
}

const sheet = { width: 600, height: 360, margin: 56 };
/** Space above the northernmost point for its pin. */
const headroom = 28;
const pin = 'M0 0C-13-17-21-25-21-38A21 21 0 1 1 21-38C21-25 13-17 0 0Z';

/** The relative positions of drop points, numbered as in the list next to it. No map service is used. */
export function PickUpMap({
  label,
  points,
  selected,
  onSelect,
  origin,
  lengthLabel,
  className,
}: PickUpMapProps) {
  if (points.length === 0) {
    return null;
  }
  const { at, metres } = project(origin ? [...points, origin] : points, sheet);
  const numbered = points.map((point, index) => ({ ...point, ...at(point), number: index + 1 }));
  const chosenLast = numbered.toSorted(
    (one, other) => Number(one.id === selected) - Number(other.id === selected),
  );
  const home = origin && at(origin);
  const centre = home ?? { x: sheet.width / 2, y: sheet.height / 2 };
  const scale = roundLength(metres * 180);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 ${-headroom} ${sheet.width} ${sheet.height + headroom}`}
      className={clsx(styles.map, className)}
    >
      <g className={styles.rings}>
        {[1, 2, 3, 4].map((ring) => (
          <circle key={ring} cx={centre.x} cy={centre.y} r={(ring * scale) / metres} />
        ))}
      </g>
      {home && <circle cx={home.x} cy={home.y} r="9" className={styles.origin} />}
      {chosenLast.map(({ id, name, x, y, number }) => (
        <g
          key={id}
          transform={`translate(${x} ${y})`}
          data-selected={id === selected || undefined}
          onClick={onSelect && (() => onSelect(id))}
          className={styles.point}
        >
          <title>{name}</title>
          <path d={pin} />
          <text y="-31">{number}</text>
        </g>
      ))}
      {lengthLabel && (
        <g transform={`translate(20 ${sheet.height - 20})`} className={styles.scale}>
          <path d={`M0-8V0H${scale / metres}V-8`} />
          <text x={scale / metres + 10} y="0">
            {lengthLabel(scale)}
          </text>
        </g>
      )}
    </svg>
  );
}
