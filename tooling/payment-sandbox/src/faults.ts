import { type Static, Type } from 'typebox';

export const FaultSettings = Type.Object(
  {
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    duplicate: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    reorder: Type.Optional(Type.Boolean()),
    lose: Type.Optional(Type.Union([Type.Boolean(), Type.Integer({ minimum: 0 })])),
    forge: Type.Optional(Type.Boolean()),
    capture: Type.Optional(Type.Enum(['ok', 'decline', 'lose'])),
    multicapture: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.Enum(['ok', 'error500', 'hang', 'slow'])),
  },
  { additionalProperties: false },
);
/** The fault switches, as described in the README. */
export type FaultSettings = Static<typeof FaultSettings>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let current: FaultSettings = {};
  return {
    get current(): FaultSettings {
      return current;
    },
    set(settings: FaultSettings): void {
      current = settings;
    },
    /** Whether to lose the current event. Counts down if the switch is a number. */
    consumeLoss(): boolean {
      if (typeof current.lose !== 'number') return current.lose === true;
      if (current.lose === 0) return false;
      current = { ...current, lose: current.lose - 1 };
      return true;
    },
  };
}
