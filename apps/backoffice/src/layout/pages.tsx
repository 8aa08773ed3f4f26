import { TablePagination } from '@mui/material';

interface Props {
  /** Starting at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Leads to the other pages of a table, if there are any. */
export function Pages({ page, pageSize, total, onPage }: Props) {
  if (total <= pageSize) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      onPageChange={(_, next) => onPage(next + 1)}
    />
  );
}
