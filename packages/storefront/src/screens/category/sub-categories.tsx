import { ShopLink } from '../../layout/shop-link';
import * as styles from './sub-categories.css';

export interface SubCategoriesProps {
  categories: readonly { id: string; name: string; url: string }[];
  label: string;
  /** In as many rows as they take, centred. */
  wrapped?: boolean;
}

/** Ways further down, in one row that can be pushed sideways where it is too long. */
export function SubCategories({ categories, label, wrapped = false }: SubCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={wrapped ? styles.wrapped : styles.list}>
        {categories.map(({ id, name, url }) => (
          <li key={id}>
            <ShopLink href={url} className={styles.link}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
