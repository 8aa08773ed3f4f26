export const consentKeys = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

export type ConsentKey = (typeof consentKeys)[number];
export type ConsentSignals = Readonly<Record<ConsentKey, 'granted' | 'denied'>>;

/** The state before the shopper chooses: everything is denied (S4.23). */
export const deniedSignals: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Milliseconds that a destination waits for the choice before it applies the defaults (S9.3). */
export const consentWait = 10_000;

/** The purposes that the shopper allows. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

export const acceptAll: ConsentChoice = { analytics: true, advertising: true };
export const rejectAll: ConsentChoice = { analytics: false, advertising: false };

/** A stored choice: its time and the version of the consent text. */
export interface DecidedConsent {
  readonly status: 'decided';
  readonly signals: ConsentSignals;
  readonly choice: ConsentChoice;
  /** ISO 8601, UTC. */
  readonly decidedAt: string;
  readonly textVersion: string;
  /** By chance; names the proof of the choice on the server. */
  readonly id: string;
  /** Whether the server has the proof. */
  readonly isRecorded: boolean;
}

export interface PendingConsent {
  readonly status: 'pending';
  readonly signals: ConsentSignals;
}

/** The consent state that all of tracking reads, regardless of where the choice was made. */
export type ConsentState = PendingConsent | DecidedConsent;

export const pendingConsent: PendingConsent = { status: 'pending', signals: deniedSignals };

export function decidedConsent(
  choice: ConsentChoice,
  decidedAt: string,
  textVersion: string,
  { id, isRecorded }: Pick<DecidedConsent, 'id' | 'isRecorded'>,
): DecidedConsent {
  const advertising = choice.advertising ? 'granted' : 'denied';
  return {
    status: 'decided',
    signals: {
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
      analytics_storage: choice.analytics ? 'granted' : 'denied',
    },
    choice: { analytics: choice.analytics, advertising: choice.advertising },
    decidedAt,
    textVersion,
    id,
    isRecorded,
  };
}
