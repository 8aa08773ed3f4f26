import { Alert, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useScopes } from '../../access/use-permissions';
import { errorMessage } from '../../api/error-message';
import { useErrorText } from '../../texts/use-error-text';
import { useText } from '../../texts/use-text';
import { draftKey, editProduct } from './draft-data';

/** Opens the draft of a product that is in the shop. */
export function EditButton({ id }: { id: string }) {
  const text = useText();
  const explain = useErrorText();
  const { can } = useScopes();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const edit = useMutation({
    mutationFn: () => editProduct(id),
    onSuccess: async () => {
      // An earlier draft of the product could still be known.
      queries.removeQueries({ queryKey: draftKey(id) });
      await queries.invalidateQueries({ queryKey: ['drafts', 'getList'] });
      await navigate(`/drafts/${encodeURIComponent(id)}`);
    },
  });
  if (!can('catalogue')) return null;
  return (
    <>
      <Button variant="contained" loading={edit.isPending} onClick={() => edit.mutate()}>
        {text('products.edit')}
      </Button>
      {edit.error && <Alert severity="error">{explain(errorMessage(edit.error))}</Alert>}
    </>
  );
}
