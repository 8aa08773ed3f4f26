import { Autocomplete, Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { readFile } from '../api/api';
import { useText } from '../texts/use-text';
import { readImageKeys } from './page-data';

export interface ImageValue {
  url: string;
  altText: string;
  title: string;
  focal: { top: number; left: number };
  width: number;
  height: number;
}

interface Props {
  value: ImageValue | null;
  label: string;
  isRequired: boolean;
  isDisabled: boolean;
  /** The language of the alternative text. */
  culture: string;
  onChange: (value: ImageValue | null) => void;
}

const noImage: ImageValue = {
  url: '',
  altText: '',
  title: '',
  focal: { top: 0.5, left: 0.5 },
  width: 0,
  height: 0,
};
const thumbnail = 96;
const own = 'media:';

/** A picture of the store as the address of a file of this page, with its size. */
async function readPicture(key: string): Promise<{ src: string; width: number; height: number }> {
  const picture = new Image();
  picture.src = URL.createObjectURL(await readFile(`/api/admin/media/${key}`));
  await picture.decode();
  return { src: picture.src, width: picture.naturalWidth, height: picture.naturalHeight };
}

const pictureQuery = (key: string) => ({
  queryKey: ['media', key],
  queryFn: () => readPicture(key),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Chooses one of the store's images, and describes it for people who cannot see it. */
export function ImageField({ value, label, isRequired, isDisabled, culture, onChange }: Props) {
  const text = useText();
  const notify = useNotify();
  const image = value ?? noImage;
  const key = image.url.startsWith(own) ? image.url.slice(own.length) : '';
  const keys = useQuery({ queryKey: ['media', 'keys'], queryFn: readImageKeys }).data ?? [];
  const picture = useQuery({ ...pictureQuery(key), enabled: key !== '' }).data;
  const choose = async (next: string | null) => {
    if (next === null) return isRequired ? undefined : onChange(null);
    try {
      const { width, height } = await readPicture(next);
      return onChange({ ...image, url: own + next, focal: noImage.focal, width, height });
    } catch {
      return notify(text('pages.noPicture'), { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Box
        sx={{
          width: thumbnail,
          height: thumbnail,
          flex: 'none',
          mt: 1,
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {picture && (
          <Box
            component="img"
            src={picture.src}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1 }}>
        <Autocomplete
          options={keys}
          value={key || null}
          disabled={isDisabled}
          onChange={(_, next) => void choose(next)}
          renderInput={(input) => <TextField {...input} label={label} required={isRequired} />}
        />
        {value && (
          <TextField
            label={text('pages.altText')}
            value={image.altText}
            required
            disabled={isDisabled}
            onChange={({ target }) => onChange({ ...image, altText: target.value, title: target.value })}
            slotProps={{ htmlInput: { lang: culture } }}
          />
        )}
      </Box>
    </Box>
  );
}
