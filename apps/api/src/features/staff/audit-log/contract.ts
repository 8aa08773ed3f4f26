import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/contract/schema';
import type { AuditRow } from './queries';

const fields = (description: string) =>
  nullable(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      additionalProperties: true,
      description,
      examples: [{ status: 'Confirmed' }],
    }),
  );

export const AuditEntry = Type.Object(
  {
    id: Type.String({ description: 'Id of the entry', examples: ['4711'] }),
    at: Type.String({ format: 'date-time', description: 'Time of the change' }),
    actor: Type.Object(
      {
        kind: oneOf(['key', 'staff', 'operator'], {
          description: 'A key, a member of staff, or the operator',
        }),
        id: Type.String({
          description: 'Id of the key or member; empty for the operator',
          examples: ['2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11'],
        }),
        name: Type.String({ description: 'The name at the time of the change', examples: ['Freja Lund'] }),
      },
      { description: 'Who made the change' },
    ),
    operation: Type.String({ description: 'The operation of this document', examples: ['setOrderStatus'] }),
    target: Type.Object(
      {
        kind: Type.String({ description: 'What was changed', examples: ['order'] }),
        id: Type.String({ description: 'Its id; empty if it has none', examples: ['2b1d6d0e'] }),
      },
      { description: 'What was changed' },
    ),
    before: fields('What the change replaced; null if it added something'),
    after: fields('What the change wrote; null if it removed something'),
  },
  { title: 'AuditEntry' },
);

export function toAuditEntry(row: AuditRow): Static<typeof AuditEntry> {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    operation: row.operation,
    target: { kind: row.target_kind, id: row.target_id },
    before: row.before,
    after: row.after,
  };
}
