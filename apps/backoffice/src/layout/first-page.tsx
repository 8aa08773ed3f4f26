import { CircularProgress } from '@mui/material';
import { Navigate } from 'react-router-dom';
import { usePages } from '../access/use-pages';
import { useText } from '../texts/use-text';
import { NoRights } from './no-rights';

/** Leads to the first page that the person's role includes. */
export function FirstPage() {
  const text = useText();
  const { isPending, orders, products, texts, imports } = usePages();
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (orders) return <Navigate to="/orders" replace />;
  if (products) return <Navigate to="/products" replace />;
  if (texts) return <Navigate to="/texts" replace />;
  if (imports) return <Navigate to="/imports" replace />;
  return <NoRights />;
}
