import { Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, List, useGetIdentity, useNotify, useUpdate } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { InviteDialog } from './invite-dialog';
import { type Member, type Role, roles } from './member-data';
import { RemoveDialog } from './remove-dialog';

const mostMembers = 1000;
const roleWidth = 170;

export function StaffList() {
  const text = useText();
  const { can } = useScopes();
  const [isInviting, setInviting] = useState(false);
  return (
    <List
      title={text('staff.name')}
      perPage={mostMembers}
      pagination={false}
      exporter={false}
      empty={false}
      actions={
        can('staff') ? (
          <Button variant="contained" onClick={() => setInviting(true)}>
            {text('staff.invite')}
          </Button>
        ) : (
          false
        )
      }
    >
      <MemberTable canChange={can('staff')} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </List>
  );
}

function MemberTable({ canChange }: { canChange: boolean }) {
  const text = useText();
  const { identity } = useGetIdentity();
  const [removed, setRemoved] = useState<Member | null>(null);
  const isOwn = ({ id }: Member) => id === identity?.id;
  return (
    <>
      <DataTable<Member> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<Member>
          label={text('staff.fullName')}
          disableSort
          render={(member) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 600 }}>{member.name}</Typography>
              {isOwn(member) && <Chip size="small" label={text('staff.you')} />}
            </Stack>
          )}
        />
        <DataTable.Col<Member> source="email" label={text('staff.email')} disableSort />
        <DataTable.Col<Member>
          label={text('staff.role')}
          disableSort
          render={(member) =>
            canChange && !isOwn(member) ? <RoleChoice member={member} /> : text(`role.${member.role}`)
          }
        />
        <DataTable.Col<Member>
          label={text('staff.state')}
          disableSort
          render={({ acceptedAt }) => text(acceptedAt ? 'staff.active' : 'staff.pending')}
        />
        {canChange && (
          <DataTable.Col<Member>
            label={text('staff.remove')}
            disableSort
            align="right"
            render={(member) =>
              !isOwn(member) && (
                <Button
                  color="error"
                  aria-label={text('staff.removeTitle', { name: member.name })}
                  onClick={() => setRemoved(member)}
                >
                  {text('staff.remove')}
                </Button>
              )
            }
          />
        )}
      </DataTable>
      {removed && <RemoveDialog member={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

/** The role of a member, changed at once. */
function RoleChoice({ member }: { member: Member }) {
  const text = useText();
  const notify = useNotify();
  const explain = useErrorText();
  const [update, { isPending }] = useUpdate<Member>();
  const change = (role: Role) =>
    update(
      'staff',
      { id: member.id, data: { role }, previousData: member },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(text('staff.roleSaved', { name: member.name }), { type: 'success' }),
        onError: (error) => notify(explain(errorMessage(error)), { type: 'error' }),
      },
    );
  return (
    <TextField
      select
      value={member.role}
      disabled={isPending}
      margin="none"
      sx={{ minWidth: roleWidth }}
      onChange={({ target }) => change(target.value as Role)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': text('staff.roleOf', { name: member.name }) },
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {text(`role.${role}`)}
        </option>
      ))}
    </TextField>
  );
}
