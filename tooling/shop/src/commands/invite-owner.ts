import { type CommandContext, operator } from '../credentials';

/** Mails an invitation to an owner of a store. @returns the address */
export async function inviteOwner(
  context: CommandContext,
  { storeId, ...owner }: { storeId: string; email: string; name: string; culture: string },
): Promise<string> {
  const data = JSON.stringify(owner);
  const path = `/api/admin/stores/${encodeURIComponent(storeId)}/owner`;
  const { member } = await operator(context).call<{ member: { email: string } }>('POST', path, {
    type: 'application/json',
    data,
  });
  return member.email;
}
