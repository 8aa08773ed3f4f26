import { ApiError } from '@matchday/api-client';
import { mergeDocuments } from '@matchday/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConflictDialog } from '../../layout/conflict-dialog';
import { LoadState } from '../../layout/load-state';
import { useText } from '../../texts/use-text';
import { readProduct } from '../product-data';
import { type DraftRecord, saveDraft } from './draft-data';
import { ProductErrors } from './product-errors';

interface Props {
  record: DraftRecord;
  /** Called when the draft takes the product of the shop into account. */
  onSolved: () => unknown;
  onClose: () => void;
}

/** Whether a draft and the shop have changed the same field of a product. */
export const isEditConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ProductChanged';

/** Shows what differs between a draft and the product of the shop. Nothing is published before a person has chosen. */
export function EditConflict({ record, onSolved, onClose }: Props) {
  const text = useText();
  const { id, product: yours, base, publishAt } = record;
  const now = useQuery({ queryKey: ['drafts', 'shop', id], queryFn: () => readProduct(id), gcTime: 0 });
  const solve = useMutation({
    mutationFn: async (isMine: boolean) => {
      if (!now.data || !base || !yours) return;
      const { version, product: theirs } = now.data;
      const [other, preferred] = isMine ? [theirs, yours] : [yours, theirs];
      const { document } = mergeDocuments(base.product, other, preferred, 'entries');
      await saveDraft(record, document, publishAt, version);
    },
    onSuccess: () => onSolved(),
  });
  if (!base || !yours) return null;
  if (solve.error) return <ProductErrors error={solve.error} />;
  if (!now.data) return <LoadState error={now.error} onRetry={() => now.refetch()} />;
  return (
    <ConflictDialog
      title={text('products.conflictTitle')}
      rows={mergeDocuments(base.product, now.data.product, yours, 'entries').conflicts}
      isSaving={solve.isPending}
      onKeep={() => solve.mutate(true)}
      onTake={() => solve.mutate(false)}
      onClose={onClose}
    />
  );
}
