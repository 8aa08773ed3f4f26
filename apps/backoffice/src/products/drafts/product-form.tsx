import { mergeDocuments } from '@matchday/validation';
import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useScopes } from '../../access/use-permissions';
import { uniqueId } from '../../api/new-id';
import { useEntry } from '../../api/use-entry';
import { DraftNotice } from '../../drafts/draft-notice';
import { ConflictDialog } from '../../layout/conflict-dialog';
import { useText } from '../../texts/use-text';
import { BasicsPanel } from './basics-panel';
import { ColorPanel } from './color-panel';
import { CompliancePanel } from './compliance-panel';
import { type Choices, type DraftRecord, readDraft, saveDraft } from './draft-data';
import { type EnteredProduct, entered, newColor, shopVariants, storedProduct } from './entered-product';
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
  const queries = useQueryClient();
  const { can } = useScopes();
  const entry = useEntry<DraftRecord, EnteredProduct, string>({
    name: `drafts/${record.id || 'new'}`,
    record,
    valueOf: ({ product }) => entered(product, choices),
    read: () => readDraft(record.id),
    onSaved: async (id) => {
      await queries.invalidateQueries({ queryKey: ['drafts', 'getList'] });
      await onSaved(id);
    },
  });
  const { value: form, base, conflict } = entry;
  const isChanged = JSON.stringify(form) !== JSON.stringify(entered(base.product, choices));
  useEffect(() => onChange?.(isChanged), [isChanged, onChange]);
  const save = () =>
    entry.run({
      save: async ({ version, product, publishAt }, value) => {
        const id = record.id || uniqueId(nameOf(value), 'product');
        await saveDraft({ id, version }, storedProduct(value, id, product), publishAt);
        return id;
      },
      done: text(record.base ? 'drafts.editSaved' : 'drafts.saved'),
    });
  const change = (changed: Partial<EnteredProduct>) => entry.setValue({ ...form, ...changed });
  const isReadOnly = !can('catalogue');
  const panel = { form, choices, change, isReadOnly, shopVariants: shopVariants(record) };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog of an image has a form of its own.
        if (event.target === event.currentTarget) save();
      }}
    >
      <DraftNotice draft={entry} />
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
        {entry.error && <ProductErrors error={entry.error} />}
        {form.colors.some(({ images }) => images.length === 0) && (
          <Alert severity="info">{text('drafts.imageMissing')}</Alert>
        )}
        {!isReadOnly && (
          <Box>
            <Button type="submit" variant="contained" loading={entry.isPending}>
              {text('drafts.save')}
            </Button>
          </Box>
        )}
      </Box>
      {conflict && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={
            mergeDocuments(
              base.product,
              conflict.theirs.product,
              storedProduct(form, record.id, base.product),
            ).conflicts
          }
          {...entry.decision}
          onTake={() => {
            entry.decision.onTake();
            // What else is on the page shows the same version.
            void onSaved(record.id);
          }}
        />
      )}
    </form>
  );
}

const nameOf = ({ texts }: EnteredProduct) => Object.values(texts)[0]?.name ?? '';
