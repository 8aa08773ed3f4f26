import { listPageSize, pagesTogether } from '@matchday/commerce/catalogue';
import { ButtonLink } from '@matchday/ui/button';
import { Text } from '@matchday/ui/text';
import type { MouseEvent } from 'react';
import * as styles from './list.css';
import type { ListTranslate } from './texts';
import type { ListViewState } from './use-list-view';

/** The way to the products that are not shown yet: added below with a script, by an address of their own without. */
export function MoreProducts({ list, t }: { list: ListViewState; t: ListTranslate }) {
  const { query, summary, address } = list;
  const { page, through, totalPages, totalItems } = summary;
  if (totalPages <= 1) return null;
  const shown = Math.min(totalItems, through * listPageSize) - (page - 1) * listPageSize;
  const fits = through - page + 1 < pagesTogether;
  const more = (event: MouseEvent<HTMLElement>) => {
    if (!fits) return;
    event.preventDefault();
    // After the last page this link is gone.
    if (through + 1 === totalPages) event.currentTarget.parentElement?.focus();
    list.more();
  };
  return (
    <div tabIndex={-1} className={styles.more}>
      <Text as="output" step="small" color="muted">
        {t('List.Shown', { shown, total: totalItems })}
      </Text>
      {through < totalPages && (
        <ButtonLink
          variant="secondary"
          size="large"
          href={
            fits
              ? address({ ...query, through: through + 1 }, page)
              : address({ ...query, through: null }, through + 1)
          }
          rel="nofollow"
          onClick={more}
        >
          {t('List.More')}
        </ButtonLink>
      )}
    </div>
  );
}
