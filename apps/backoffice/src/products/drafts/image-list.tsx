import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '../../api/error-message';
import { uniqueId } from '../../api/new-id';
import { useErrorText } from '../../texts/use-error-text';
import { useText } from '../../texts/use-text';
import { uploadImage } from './draft-data';
import type { EnteredImage } from './entered-product';
import { ImageFields } from './image-fields';

interface Props {
  images: readonly EnteredImage[];
  cultures: readonly string[];
  isReadOnly: boolean;
  onChange: (images: readonly EnteredImage[]) => void;
}

const types = 'image/jpeg,image/png,image/webp,image/svg+xml';
const middle = { top: 0.5, left: 0.5 };

/** The images of a colour. They are uploaded when they are chosen. */
export function ImageList({ images, cultures, isReadOnly, onChange }: Props) {
  const text = useText();
  const explain = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: EnteredImage[] = [];
      for (const file of files) {
        const key = uniqueId(file.name.replace(/\.[^.]*$/, ''), 'image');
        const altText = Object.fromEntries(cultures.map((culture) => [culture, '']));
        added.push({ ...(await uploadImage(key, file)), altText, focal: middle });
      }
      return added;
    },
    onSuccess: (added) => onChange([...images, ...added]),
  });
  const set = (at: number, changed: Partial<EnteredImage>) =>
    onChange(images.map((image, place) => (place === at ? { ...image, ...changed } : image)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {images.map((image, at) => (
        <ImageFields
          key={image.key}
          image={image}
          number={at + 1}
          cultures={cultures}
          isReadOnly={isReadOnly}
          onChange={(changed) => set(at, changed)}
          onRemove={() => onChange(images.filter((_, place) => place !== at))}
        />
      ))}
      {upload.error && <Alert severity="error">{explain(errorMessage(upload.error))}</Alert>}
      {!isReadOnly && (
        <Box>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={types}
            aria-label={text('drafts.addImages')}
            onChange={({ target }) => {
              upload.mutate([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
            {text('drafts.addImages')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
