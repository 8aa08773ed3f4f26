import { Button, Chip, Link } from '@mui/material';
import { BulkActionsToolbar, DataTable, List, SelectPageCheckbox, TopToolbar } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { BulkSaleButton } from '../sales/bulk-sale-button';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { ChooseProduct } from './choose-product';
import type { ProductCard } from './product-data';

const perPage = 24;
const stockTexts = {
  InStock: 'products.inStock',
  OutOfStock: 'products.outOfStock',
  InPreorderStock: 'products.preorder',
} as const;

export function ProductList() {
  const text = useText();
  const filters = [searchFilter(text('products.search'))];
  return (
    <List
      title={text('products.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      actions={<ProductActions />}
    >
      <ProductTable />
    </List>
  );
}

function ProductActions() {
  const text = useText();
  const { can } = useScopes();
  return (
    <TopToolbar>
      <Button component={RouterLink} to="/drafts">
        {text('drafts.name')}
      </Button>
      {can('catalogue') && (
        <Button component={RouterLink} to="/drafts/create">
          {text('drafts.add')}
        </Button>
      )}
    </TopToolbar>
  );
}

/** In the flow: react-admin puts it over the search field, where a phone has no room. */
const bulkToolbar = {
  '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', flexWrap: 'wrap' },
  '&& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { height: 'auto' },
  '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
};

function ProductTable() {
  const text = useText();
  const { can } = useScopes();
  const { money } = useFormats();
  return (
    <DataTable<ProductCard>
      bulkActionButtons={false}
      bulkActionsToolbar={
        can('catalogue') && (
          <BulkActionsToolbar selectAllButton={false}>
            <BulkSaleButton />
          </BulkActionsToolbar>
        )
      }
      sx={bulkToolbar}
      rowClick={false}
      empty={<EmptyList text={text('products.empty')} />}
    >
      {can('catalogue') && (
        <DataTable.Col<ProductCard>
          label={<SelectPageCheckbox />}
          disableSort
          render={(product) => <ChooseProduct product={product} />}
        />
      )}
      <DataTable.Col<ProductCard>
        label={text('products.product')}
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/products/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<ProductCard> source="category" label={text('products.category')} disableSort />
      <DataTable.Col<ProductCard>
        label={text('products.stock')}
        disableSort
        render={({ stockStatus }) => (
          <Chip
            size="small"
            variant="outlined"
            color={stockStatus === 'OutOfStock' ? 'error' : 'default'}
            label={text(stockTexts[stockStatus])}
          />
        )}
      />
      <DataTable.Col<ProductCard>
        label={text('products.price')}
        disableSort
        align="right"
        render={({ price: { unitPrice, discountPrice } }) => money(discountPrice ?? unitPrice)}
      />
    </DataTable>
  );
}
