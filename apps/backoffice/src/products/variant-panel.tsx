import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../layout/panel';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import type { StoredProduct } from './product-data';

export function VariantPanel({ product: { colors } }: { product: StoredProduct }) {
  const text = useText();
  const storeText = useStoreText();
  return (
    <Panel title={text('products.variants')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('products.colour')}</TableCell>
              <TableCell>{text('products.size')}</TableCell>
              <TableCell>{text('orders.article')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {colors.flatMap(({ code, name, variants }) =>
              variants.map(({ id, size, sku }) => (
                <TableRow key={id}>
                  <TableCell>{storeText(name) ?? code}</TableCell>
                  <TableCell>{size}</TableCell>
                  <TableCell>
                    <Link component={RouterLink} to={`/stock/${encodeURIComponent(id)}/show`}>
                      {sku}
                    </Link>
                  </TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
