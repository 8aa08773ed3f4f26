import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon/icon';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Dismissal } from './dismissal';
import * as styles from './language-picker.css';

export interface Language {
  /** The language's own name: "Dansk". */
  name: string;
  /** Additional text, such as the currency. */
  detail?: string;
  /** The value of the `lang` attribute. */
  lang: string;
  href: string;
  current?: boolean;
}

export interface LanguagePickerProps extends Omit<ComponentPropsWithRef<'details'>, 'children' | 'ref'> {
  /** Names the picker: "Choose language". */
  label: string;
  languages: readonly Language[];
  placement?: 'below' | 'above';
  /** Visually hides the current language's name from 1024 to 1440 px, where a header has little space. */
  compact?: boolean;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/**
 * The shop's languages, each a link to this page in that language. Opens without JavaScript; Escape or a click outside
 * closes it.
 */
export function LanguagePicker({
  label,
  languages,
  placement = 'below',
  compact = false,
  linkAs,
  className,
  ...props
}: LanguagePickerProps) {
  const Link: ElementType = linkAs ?? 'a';
  const current = languages.find((language) => language.current);
  return (
    <details {...props} data-placement={placement} className={clsx(styles.picker, className)}>
      <Text as="summary" step="small" className={styles.summary}>
        <Icon name="globe" />
        <VisuallyHidden>{label}:</VisuallyHidden>
        {current && (
          <span lang={current.lang} className={compact ? styles.compact : undefined}>
            {current.name}
          </span>
        )}
        <Icon name="chevron-down" className={styles.chevron} />
      </Text>
      <Text as="ul" step="small" className={styles.list}>
        {languages.map(({ name, detail, lang, href, current: isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent || undefined}
              className={styles.language}
            >
              {name}
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </Link>
          </li>
        ))}
      </Text>
      <Dismissal />
    </details>
  );
}
