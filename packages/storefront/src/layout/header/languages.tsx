import type { ClubSettings } from '../../data/contract';
import * as styles from './languages.css';

export interface LanguagesProps {
  entries: ClubSettings['languageNavigation'];
  current: string;
  label: string;
  className?: string;
}

/** This page in each of the shop's languages (S3.11). Each is a document of its own, so these are plain links. */
export function Languages({ entries, current, label, className }: LanguagesProps) {
  if (entries.length < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {entries.map(({ culture, name, url }) => (
          <li key={culture}>
            <a
              href={url}
              hrefLang={culture}
              lang={culture}
              aria-label={name}
              aria-current={culture === current ? 'true' : undefined}
              className={styles.language}
            >
              {culture.slice(0, 2).toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
