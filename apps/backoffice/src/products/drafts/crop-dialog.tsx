import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { uniqueId } from '../../api/new-id';
import { ChangeDialog } from '../../layout/change-dialog';
import { useText } from '../../texts/use-text';
import { readImage, type UploadedImage, uploadImage } from './draft-data';
import type { EnteredImage } from './entered-product';

interface Props {
  image: EnteredImage;
  address: string | undefined;
  onCropped: (cropped: UploadedImage) => void;
  onClose: () => void;
}

const edges = ['left', 'right', 'top', 'bottom'] as const;
type Edge = (typeof edges)[number];
const labels = {
  left: 'drafts.cutLeft',
  right: 'drafts.cutRight',
  top: 'drafts.cutTop',
  bottom: 'drafts.cutBottom',
} as const;
const percent = 100;
const mostCut = 90;

/** Cuts the edges of an image off. The result is an image of its own; the one before stays as it is. */
export function CropDialog({ image, address, onCropped, onClose }: Props) {
  const text = useText();
  const [cut, setCut] = useState<Record<Edge, number>>({ left: 0, right: 0, top: 0, bottom: 0 });
  const crop = async () => {
    const original = await readImage(image.key);
    const part = {
      cropLeft: cut.left / percent,
      cropTop: cut.top / percent,
      cropWidth: (percent - cut.left - cut.right) / percent,
      cropHeight: (percent - cut.top - cut.bottom) / percent,
    };
    onCropped(await uploadImage(uniqueId(image.key, 'image'), original, part));
  };
  const isEmpty = cut.left + cut.right >= percent || cut.top + cut.bottom >= percent;
  return (
    <ChangeDialog
      title={text('drafts.crop')}
      action={text('drafts.crop')}
      done={text('drafts.cropped')}
      change={crop}
      onClose={onClose}
    >
      <Box sx={{ position: 'relative', width: 'fit-content', mx: 'auto', mb: 2 }}>
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ maxWidth: '100%', maxHeight: 300, display: 'block' }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: `${cut.top}% ${cut.right}% ${cut.bottom}% ${cut.left}%`,
            outline: '2px solid #fff',
            border: '2px solid #000',
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {edges.map((edge, index) => (
          <TextField
            key={edge}
            type="number"
            label={text(labels[edge])}
            value={cut[edge]}
            autoFocus={index === 0}
            required
            error={isEmpty}
            onChange={({ target }) => setCut({ ...cut, [edge]: Number(target.value) })}
            slotProps={{
              htmlInput: {
                min: 0,
                max: mostCut,
                ref: (input: HTMLInputElement | null) =>
                  input?.setCustomValidity(isEmpty ? text('drafts.nothingLeft') : ''),
              },
            }}
          />
        ))}
      </Box>
    </ChangeDialog>
  );
}
