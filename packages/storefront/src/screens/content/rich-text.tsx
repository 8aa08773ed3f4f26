import * as styles from './rich-text.css';

/** HTML that the API has made safe. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
