import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import type { Member } from './member-data';

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const text = useText();
  const dataProvider = useDataProvider();
  const { id, name } = member;
  return (
    <ChangeDialog
      title={text('staff.removeTitle', { name })}
      action={text('staff.remove')}
      done={text('staff.removed', { name })}
      color="error"
      change={() => dataProvider.delete('staff', { id, previousData: member })}
      onClose={onClose}
    >
      <Typography>{text('staff.removeText')}</Typography>
    </ChangeDialog>
  );
}
