import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../texts/use-text';

interface Props {
  /** When it is published now; null without a time. */
  planned: string | null;
  onPlan: (publishAt: string | null) => void;
  onClose: () => void;
}

/** Without it, browsers take years of six digits. */
const lastTime = '9999-12-31T23:59';
const minuteMs = 60_000;
const minuteLength = 16;

/** A time as a field shows it, in the zone of the browser. */
function enteredTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * minuteMs);
  return local.toISOString().slice(0, minuteLength);
}

/** Chooses when the draft is published. */
export function PlanDialog({ planned, onPlan, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const [entered, setEntered] = useState(planned ? enteredTime(new Date(planned)) : '');
  const [soonest] = useState(() => enteredTime(new Date(Date.now() + minuteMs)));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlan(new Date(entered).toISOString());
        }}
      >
        <DialogTitle id={titleId}>{text('pages.planTitle')}</DialogTitle>
        <DialogContent>
          <Typography>{text('pages.planText')}</Typography>
          <TextField
            type="datetime-local"
            label={text('pages.publishAt')}
            value={entered}
            required
            autoFocus
            onChange={({ target }) => setEntered(target.value)}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: soonest, max: lastTime },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('app.close')}</Button>
          {planned && <Button onClick={() => onPlan(null)}>{text('pages.unplan')}</Button>}
          <Button type="submit" variant="contained">
            {text('pages.plan')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
