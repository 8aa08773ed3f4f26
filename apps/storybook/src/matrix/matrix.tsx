import { clsx } from 'clsx';
import { clubs } from '../clubs/clubs';
import { page } from '../toolbar/page.css';
import { Cell, cellContent } from './cell';
import { Frame } from './frame';
import * as styles from './matrix.css';
import { type ComponentStories, componentStories } from './story-modules';

function Row({ component }: { component: ComponentStories }) {
  const [group, name = group] = component.title.split('/');
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        <small className={styles.group}>{group}</small>
      </th>
      {clubs.map((club) => {
        const { place, stories } = cellContent(component, { club: club.id });
        return (
          <td key={club.id} className={clsx(club.className, page, styles.cell)}>
            {place.framed ? (
              <Frame title={`${name}: ${club.siteName}`} id={stories[0].id} club={club.id} place={place} />
            ) : (
              <div style={{ inlineSize: place.width, zoom: styles.column / place.width }}>
                <Cell stories={stories} />
              </div>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Every component in every club. */
export function Matrix() {
  return (
    <div className={styles.ground}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Component
            </th>
            {clubs.map(({ id, siteName, className, logoUrl }) => (
              <th key={id} scope="col" className={styles.head}>
                <span className={clsx(className, styles.logo)}>
                  <img src={logoUrl} alt={siteName} className={styles.mark} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {componentStories.map((component) => (
            <Row key={component.name} component={component} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
