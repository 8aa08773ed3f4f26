export const consentKeys = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

export type ConsentKey = (typeof consentKeys)[number];
export type ConsentSignals = Readonly<Record<ConsentKey, 'granted' | 'denied'>>;

/** What holds until the shopper chooses: everything denied (S4.23). */
export const deniedSignals: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Milliseconds that a destination is told to wait for the choice before it acts on the defaults (S9.3). */
export const consentWait = 10_000;

/** What the shopper allows, by purpose. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

export const acceptAll: ConsentChoice = { analytics: true, advertising: true };
export const rejectAll: ConsentChoice = { analytics: false, advertising: false };

/** A choice that was made: when, and on which version of the consent text. */
export interface DecidedConsent {
  readonly status: 'decided';
  readonly signals: ConsentSignals;
  readonly choice: ConsentChoice;
  /** ISO 8601, UTC. */
  readonly decidedAt: string;
  readonly textVersion: string;
}

export interface PendingConsent {
  readonly status: 'pending';
  readonly signals: ConsentSignals;
}

/** The one form of consent that all of tracking reads, wherever the choice comes from. */
export type ConsentState = PendingConsent | DecidedConsent;

export const pendingConsent: PendingConsent = { status: 'pending', signals: deniedSignals };

export function decidedConsent(
  choice: ConsentChoice,
  decidedAt: string,
  textVersion: string,
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
  };
}
