import { Box, Button, Card, CardContent, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../texts/use-text';
import { blockFields, blockTitle, blockTypes, type Input, newBlock } from './block-fields';
import { moved, type Place } from './changed-values';
import { FieldInput } from './field-input';
import { fieldLabels, isFieldName } from './field-labels';
import type { FormFrame } from './form-frame';
import { entryMark, ListButtons } from './list-buttons';
import type { Block } from './page-data';

interface Props {
  blocks: readonly Block[];
  place: Place;
  frame: FormFrame;
}

/** The blocks of a page in one language, in the order of the page. */
export function BlockList({ blocks, place, frame }: Props) {
  const text = useText();
  const [open, setOpen] = useState<readonly boolean[]>([]);
  const isOpen = blocks.map((_, index) => open[index] === true);
  const set = (next: readonly Block[], nextOpen: readonly boolean[]) => {
    frame.onChange(place, next, false);
    setOpen(nextOpen);
  };
  return (
    <Box component="section" aria-label={text('pages.blocks')} sx={{ display: 'grid', gap: 1.5 }}>
      {blocks.map((block, index) => (
        // Blocks have no names of their own, and every value is controlled.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <BlockCard
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          block={block}
          index={index}
          place={[...place, index]}
          frame={frame}
          isOpen={isOpen[index] === true}
          onToggle={() => setOpen(isOpen.with(index, !isOpen[index]))}
        >
          <ListButtons
            name={`${index + 1}: ${text(`pages.block.${block.type}`)}`}
            index={index}
            count={blocks.length}
            onMove={(to) => set(moved(blocks, index, to), moved(isOpen, index, to))}
            onRemove={() => set(blocks.toSpliced(index, 1), isOpen.toSpliced(index, 1))}
          />
        </BlockCard>
      ))}
      {!frame.isDisabled && (
        <AddBlock onAdd={(type) => set([...blocks, newBlock(type)], [...isOpen, true])} />
      )}
    </Box>
  );
}

interface CardProps {
  block: Block;
  index: number;
  place: Place;
  frame: FormFrame;
  isOpen: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function BlockCard({ block, index, place, frame, isOpen, onToggle, children }: CardProps) {
  const text = useText();
  const titleId = useId();
  const title = blockTitle(block);
  const inputs: [string, Input][] = Object.entries(blockFields[block.type]);
  return (
    <Card component="section" variant="outlined" aria-labelledby={titleId} {...{ [entryMark]: '' }}>
      <CardContent sx={{ display: 'grid', gap: 0.5 }}>
        <Typography id={titleId} variant="subtitle1" component="h3">
          {index + 1}: {text(`pages.block.${block.type}`)}
        </Typography>
        {title && (
          <Typography color="textSecondary" lang={frame.culture} noWrap>
            {title}
          </Typography>
        )}
        <Box>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${text(isOpen ? 'pages.close' : 'pages.edit')} ${index + 1}: ${text(`pages.block.${block.type}`)}`}
            onClick={onToggle}
          >
            {text(isOpen ? 'pages.close' : 'pages.edit')}
          </Button>
        </Box>
        {isOpen &&
          inputs.map(([name, input]) => (
            <FieldInput
              key={name}
              input={input}
              label={isFieldName(name) ? fieldLabels[name] : 'pages.text'}
              value={Reflect.get(block, name)}
              place={[...place, name]}
              frame={frame}
            />
          ))}
      </CardContent>
      {!frame.isDisabled && <Box sx={{ px: 2, pb: 2 }}>{children}</Box>}
    </Card>
  );
}

function AddBlock({ onAdd }: { onAdd: (type: Block['type']) => void }) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box>
      <Button variant="outlined" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {text('pages.addBlock')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {blockTypes.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null);
              onAdd(type);
            }}
          >
            {text(`pages.block.${type}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
