import { Alert, Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useScopes } from '../../access/use-permissions';
import { mergeDocuments } from '../../api/merge';
import { uniqueId } from '../../api/new-id';
import { isConflict } from '../../api/versions';
import { ConflictDialog } from '../../layout/conflict-dialog';
import { useText } from '../../texts/use-text';
import { BasicsPanel } from './basics-panel';
import { ColorPanel } from './color-panel';
import { CompliancePanel } from './compliance-panel';
import { type Choices, type DraftRecord, readDraft, saveDraft } from './draft-data';
import { type EnteredProduct, entered, newColor, storedProduct } from './entered-product';
import { ProductErrors } from './product-errors';
import { TextsPanel } from './texts-panel';

interface Props {
  record: DraftRecord;
  choices: Choices;
  /** Called with whether something is not saved. */
  onChange?: (isChanged: boolean) => void;
  onSaved: (id: string) => unknown;
}

/** Everything of a product that a person can enter. */
export function ProductForm({ record, choices, onChange, onSaved }: Props) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { can } = useScopes();
  const [form, setForm] = useState(() => entered(record.product, choices));
  const [theirs, setTheirs] = useState<DraftRecord | null>(null);
  const yours = (id: string) => storedProduct(form, id, record.product);
  const merged = (now: DraftRecord) => mergeDocuments(record.product, now.product, yours(record.id));

  const save = useMutation({
    mutationFn: async (base: DraftRecord) => {
      const id = record.id || uniqueId(nameOf(form), 'product');
      const product = base === record ? yours(id) : (merged(base).document ?? yours(id));
      await saveDraft({ id, version: base.version }, product, base.publishAt);
      return id;
    },
    onSuccess: async (id) => {
      setTheirs(null);
      notify(text('drafts.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['drafts', 'getList'] });
      await onSaved(id);
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await readDraft(record.id));
    },
  });
  const change = (changed: Partial<EnteredProduct>) => {
    setForm({ ...form, ...changed });
    onChange?.(true);
  };
  const isReadOnly = !can('catalogue');
  const panel = { form, choices, change, isReadOnly };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog of an image has a form of its own.
        if (event.target === event.currentTarget) save.mutate(record);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <BasicsPanel {...panel} />
        {choices.cultures.map((culture) => (
          <TextsPanel key={culture} culture={culture} {...panel} />
        ))}
        {form.colors.map((color, index) => (
          <ColorPanel key={color.key} color={color} index={index} {...panel} />
        ))}
        {!isReadOnly && (
          <Box>
            <Button
              variant="outlined"
              onClick={() => change({ colors: [...form.colors, newColor(choices)] })}
            >
              {text('drafts.addColour')}
            </Button>
          </Box>
        )}
        <CompliancePanel {...panel} />
        {save.error && !isConflict(save.error) && <ProductErrors error={save.error} />}
        {form.colors.some(({ images }) => images.length === 0) && (
          <Alert severity="info">{text('drafts.imageMissing')}</Alert>
        )}
        {!isReadOnly && (
          <Box>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {text('drafts.save')}
            </Button>
          </Box>
        )}
      </Box>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={merged(theirs).conflicts}
          isSaving={save.isPending}
          onKeep={() => save.mutate(theirs)}
          onTake={() => {
            setTheirs(null);
            void onSaved(record.id);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </form>
  );
}

const nameOf = ({ texts }: EnteredProduct) => Object.values(texts)[0]?.name ?? '';
