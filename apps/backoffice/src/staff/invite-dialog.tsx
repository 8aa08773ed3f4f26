import { TextField, Typography } from '@mui/material';
import { useDataProvider, useLocaleState } from 'react-admin';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { languages } from '../texts/languages';
import { useText } from '../texts/use-text';
import { type NewMember, roles } from './member-data';

/** Invites a member of staff by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dataProvider = useDataProvider();
  const [locale] = useLocaleState();
  const draft = useFormDraft<NewMember>('staff/new', {
    name: '',
    email: '',
    role: 'customerService',
    culture: locale,
  });
  const member = draft.value;
  const field = (name: 'name' | 'email' | 'role' | 'culture') => ({
    name,
    value: member[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      draft.setValue({ ...member, [name]: target.value }),
  });
  return (
    <ChangeDialog
      title={text('staff.inviteTitle')}
      action={text('staff.invite')}
      done={text('staff.invited')}
      change={() => dataProvider.create('staff', { data: member })}
      draft={draft}
      onClose={onClose}
    >
      <Typography color="textSecondary">{text('staff.inviteText')}</Typography>
      <TextField label={text('staff.fullName')} autoFocus autoComplete="off" {...field('name')} />
      <TextField label={text('staff.email')} type="email" autoComplete="off" {...field('email')} />
      <TextField
        select
        label={text('staff.role')}
        {...field('role')}
        slotProps={{ select: { native: true } }}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {text(`role.${role}`)}
          </option>
        ))}
      </TextField>
      <TextField
        select
        label={text('staff.language')}
        {...field('culture')}
        slotProps={{ select: { native: true } }}
      >
        {languages.map(({ locale: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </TextField>
    </ChangeDialog>
  );
}
