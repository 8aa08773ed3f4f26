import { useSuggestions } from '@matchday/commerce/react';
import { Container } from '@matchday/ui/container';
import { Picture } from '@matchday/ui/picture';
import { SearchSuggestions } from '@matchday/ui/search-suggestions';
import { smallImageWidth } from '@matchday/validation';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { pictureOf } from '../../shop/picture-of';
import { formatMoney } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import { ShopLink } from '../shop-link';
import * as styles from './search.css';
import { useOutsideClick } from './use-outside-click';

const small = { sizes: '44px', widths: [smallImageWidth] };

export interface SearchOverlayProps {
  id: string;
  /** The address of the search page. */
  action: string;
  /** The elements of the search: a click elsewhere is outside. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The search below the header, with suggestions during typing. */
export function SearchOverlay({ id, action, place, onClose }: SearchOverlayProps) {
  const t = useTexts();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { term, products, categories, type, clear } = useSuggestions();
  useOutsideClick(place, onClose);
  const addressOf = (searched: string) => `${action}?${new URLSearchParams({ q: searched })}`;

  const change = (value: string) => {
    setTyped(value);
    type(value);
  };
  const search = (searched: string) => {
    setTyped('');
    clear();
    onClose();
    router.push(addressOf(searched));
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onClose();
    place.current?.querySelector('button')?.focus();
  };
  const closeByLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  const groups = [
    {
      heading: t('Search.Suggestions.Products'),
      suggestions: products.map(({ name, url, images: [image], price }) => ({
        text: name,
        href: url,
        detail: formatMoney(price.discountPrice ?? price.unitPrice, t.locale),
        start: image && <Picture {...pictureOf(image, small)} alt="" />,
      })),
    },
    {
      heading: t('Search.Suggestions.Categories'),
      suggestions: categories.map(({ name, url }) => ({ text: name, href: url })),
    },
    {
      heading: t('Search.Title'),
      suggestions: [{ text: t('Search.All', { term }), href: addressOf(term) }],
    },
  ].filter(({ suggestions }) => term !== '' && suggestions.length > 0);
  const count = products.length + categories.length;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled events of its field and links
    <div id={id} className={styles.overlay} onKeyDown={closeByKey} onClick={closeByLink}>
      <Container width="narrow">
        <SearchSuggestions
          label={t('Search.Label')}
          submitLabel={t('Search.Submit')}
          suggestionsLabel={t('Search.Suggestions')}
          action={action}
          value={typed}
          onValueChange={change}
          groups={groups}
          status={statusOf()}
          onSearch={search}
          linkAs={ShopLink}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has just opened the search
          autoFocus
        />
      </Container>
    </div>
  );

  function statusOf(): string {
    if (term === '') return '';
    return count === 0 ? t('Search.Suggestions.None') : t.plural('Search.Suggestions.Count', count);
  }
}
