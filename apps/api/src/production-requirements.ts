import { ConfigError, type Environment, isProduction } from './platform/environment';

/** What a shop needs in production. `PRODUCTION_WITHOUT` lists those that it deliberately does without. */
const requirements = ['mail', 'mail-tls', 'payment', 'carrier', 'database-tls'] as const;
type Requirement = (typeof requirements)[number];

interface Services {
  smtpUrl: string | undefined;
  databaseUrl: string | undefined;
  takesMoney: boolean;
}

const encryptedModes = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Reads which requirements of production apply to this process.
 * @throws {ConfigError} when one of them is not met, with the variable that allows to start without it
 */
export function readRequirements(env: Environment, services: Services): ReadonlySet<Requirement> {
  const without = readList(env.PRODUCTION_WITHOUT ?? '');
  if (!isProduction(env)) return new Set();
  const required = requirements.filter((requirement) => !without.has(requirement));
  const missing = required.flatMap((requirement) => {
    const reason = reasonAgainst(requirement, services);
    return reason ? [{ requirement, reason }] : [];
  });
  if (missing.length === 0) return new Set(required);
  const names = [...without, ...missing.map(({ requirement }) => requirement)].join(',');
  throw new ConfigError(
    [
      'The shop is not ready for production:',
      ...missing.map(({ requirement, reason }) => `- ${requirement}: ${reason}`),
      `To start anyway, set PRODUCTION_WITHOUT=${names}.`,
    ].join('\n'),
  );
}

/** Why a requirement is not met. Mails are encrypted when they are sent, so `mail-tls` is checked then. */
function reasonAgainst(
  requirement: Requirement,
  { smtpUrl, databaseUrl, takesMoney }: Services,
): string | null {
  const reasons: Record<Requirement, string | null> = {
    mail: smtpUrl ? null : 'SMTP_URL is not set, so mails would be written to files.',
    'mail-tls': null,
    payment: takesMoney
      ? null
      : 'no payment provider takes money. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    carrier: 'no carrier supplies drop points. Shipping methods with drop points are not offered.',
    'database-tls':
      databaseUrl === undefined || isEncrypted(databaseUrl)
        ? null
        : 'DATABASE_URL must have sslmode=verify-full, so that the connection is encrypted.',
  };
  return reasons[requirement];
}

function isEncrypted(databaseUrl: string): boolean {
  const mode = URL.canParse(databaseUrl) ? new URL(databaseUrl).searchParams.get('sslmode') : null;
  return mode !== null && encryptedModes.has(mode);
}

function readList(value: string): Set<string> {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !requirements.some((requirement) => requirement === name));
  if (unknown !== undefined)
    throw new ConfigError(
      `PRODUCTION_WITHOUT must list some of ${requirements.join(', ')}, but has "${unknown}".`,
    );
  return new Set(names);
}
