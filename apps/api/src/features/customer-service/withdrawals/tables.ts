import type { Generated } from 'kysely';

export const withdrawalStates = ['declared', 'accepted', 'received', 'refunded', 'closed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

declare module '../../../platform/database/database' {
  interface Database {
    /** What staff do with a customer's statement; a trigger makes it. */
    withdrawals: {
      store_id: string;
      id: Generated<string>;
      order_id: string;
      /** The statement in the order's history. */
      event_id: number;
      state: Generated<WithdrawalState>;
      /** Grows with every step, so that a person who has not seen the last one is refused. */
      version: Generated<number>;
      refund_id: string | null;
      declared_at: Date;
    };
    /** What led to each version of a withdrawal. */
    withdrawal_steps: {
      store_id: string;
      withdrawal_id: string;
      version: number;
      state: WithdrawalState;
      /** `admin:<key id>` or `staff:<member id>` */
      actor: string;
      /** The name at the time of the step; empty once the audit log no longer has it. */
      actor_name: string;
      at: Date;
    };
  }
}
