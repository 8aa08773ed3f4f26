import { Box, Button, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useCultureName } from '../../texts/use-culture-name';
import { useText } from '../../texts/use-text';
import { CropDialog } from './crop-dialog';
import { readImage } from './draft-data';
import type { EnteredImage } from './entered-product';

interface Props {
  image: EnteredImage;
  /** Starting at 1. */
  number: number;
  cultures: readonly string[];
  isReadOnly: boolean;
  onChange: (changed: Partial<EnteredImage>) => void;
  onRemove: () => void;
}

/** A group without the frame of a fieldset. */
const plainGroup = { border: 0, m: 0, p: 0, minWidth: 0 };
const percent = 100;
const shownWidth = 160;

/** An image with its alternative texts, and the point that every crop of the shop keeps visible. */
export function ImageFields({ image, number, cultures, isReadOnly, onChange, onRemove }: Props) {
  const text = useText();
  const nameOf = useCultureName();
  const address = useImage(image.key);
  const [crops, setCrops] = useState(false);
  const { altText, focal } = image;
  const focalField = (side: keyof typeof focal) => ({
    type: 'number',
    value: Math.round(focal[side] * percent),
    disabled: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) => {
      const share = Math.min(1, Math.max(0, Number(target.value) / percent));
      onChange({ focal: { ...focal, [side]: share } });
    },
    slotProps: { htmlInput: { min: 0, max: percent } },
  });
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (!isReadOnly) onChange({ focal: { left: (clientX - left) / width, top: (clientY - top) / height } });
  };
  return (
    <Box
      component="fieldset"
      aria-label={text('drafts.image', { number })}
      sx={{
        ...plainGroup,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: `${shownWidth}px 1fr` },
      }}
    >
      <Box sx={{ position: 'relative', width: shownWidth, alignSelf: 'start' }}>
        {address === undefined ? (
          <Skeleton variant="rectangular" width={shownWidth} height={shownWidth} />
        ) : (
          // A pointer is quicker here; the fields do the same for a keyboard.
          <Box component="img" src={address} alt="" onClick={pick} sx={{ width: '100%', display: 'block' }} />
        )}
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${focal.left * percent}%`,
            top: `${focal.top * percent}%`,
            width: 16,
            height: 16,
            transform: 'translate(-50%, -50%)',
            borderRadius: '50%',
            border: '3px solid #fff',
            outline: '2px solid #000',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Box>
        {cultures.map((culture) => {
          const value = altText[culture] ?? '';
          const isMissing = value.trim() === '';
          return (
            <TextField
              key={culture}
              label={text('drafts.altText', { culture: nameOf(culture) })}
              value={value}
              autoComplete="off"
              fullWidth
              disabled={isReadOnly}
              color={isMissing ? 'warning' : 'primary'}
              helperText={isMissing ? text('drafts.altTextMissing') : undefined}
              onChange={({ target }) => onChange({ altText: { ...altText, [culture]: target.value } })}
            />
          );
        })}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField label={text('drafts.focalLeft')} sx={{ width: 150 }} {...focalField('left')} />
          <TextField label={text('drafts.focalTop')} sx={{ width: 150 }} {...focalField('top')} />
          {!isReadOnly && (
            <>
              <Button onClick={() => setCrops(true)}>{text('drafts.crop')}</Button>
              <Button color="error" onClick={onRemove}>
                {text('drafts.removeImage', { number })}
              </Button>
            </>
          )}
        </Box>
      </Box>
      {crops && (
        <CropDialog
          image={image}
          address={address}
          onCropped={(cropped) => onChange({ ...cropped, focal: { top: 0.5, left: 0.5 } })}
          onClose={() => setCrops(false)}
        />
      )}
    </Box>
  );
}

/** The address of an uploaded image in this page, for as long as the page is open; undefined until it is read. */
function useImage(key: string): string | undefined {
  return useQuery({
    queryKey: ['drafts', 'image', key],
    queryFn: async () => URL.createObjectURL(await readImage(key)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}
