import { SchemaComparison } from './compare-schemas';
import type { Content, Document, Operation, Parameter } from './document';

/**
 * Lists the changes between two versions of the contract that break a client of the older one. The policy in
 * `docs/contract.md` says what counts as one.
 */
export function breakingChanges(before: Document, after: Document): string[] {
  const schemas = new SchemaComparison(before, after);
  const current = new Map(operationsOf(after));
  const changes = operationsOf(before).flatMap(([address, old]) => {
    const next = current.get(address);
    if (!next) return [`${old.operationId} was removed: ${address}`];
    const at = old.operationId;
    return [
      next.operationId === at ? [] : [`${at} is now called ${next.operationId}`],
      securityChanges(old, next, at),
      parameterChanges(schemas, old, next, at),
      bodyChanges(schemas, old, next, at),
      responseChanges(schemas, old, next, at),
    ].flat();
  });
  return [...changes, ...webhookChanges(schemas, before, after)];
}

/** A client reads the request of a webhook as it reads a response. */
function webhookChanges(
  schemas: SchemaComparison,
  { webhooks: before = {} }: Document,
  { webhooks = {} }: Document,
): string[] {
  return Object.entries(before).flatMap(([event, { post: old }]) => {
    const next = webhooks[event]?.post;
    if (!next) return [`${event} is no longer sent`];
    const names = new Set(next.parameters?.map(({ name }) => name));
    const lost = (old.parameters ?? []).filter(({ name }) => !names.has(name));
    const [content, sent] = [old.requestBody?.content ?? {}, next.requestBody?.content ?? {}];
    return [
      lost.map(({ name }) => `${event} lost the header ${name}`),
      contentChanges(schemas, content, sent, event, 'response'),
    ].flat();
  });
}

function operationsOf({ paths }: Document): [address: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

function securityChanges({ security: before = [] }: Operation, { security = [] }: Operation, at: string) {
  const isOpen = (requirements: readonly object[]) =>
    requirements.length === 0 || requirements.some((each) => Object.keys(each).length === 0);
  const accepted = new Set(security.flatMap((each) => Object.keys(each)));
  const lost = before.flatMap((each) => Object.keys(each)).filter((scheme) => !accepted.has(scheme));
  return [
    ...(isOpen(before) && !isOpen(security) ? [`${at} now requires credentials`] : []),
    ...lost.map((scheme) => `${at} no longer accepts ${scheme}`),
  ];
}

function parameterChanges(
  schemas: SchemaComparison,
  before: Operation,
  after: Operation,
  at: string,
): string[] {
  const nameOf = ({ name, in: place }: Parameter) => `${place} ${name.toLowerCase()}`;
  const old = new Map((before.parameters ?? []).map((each) => [nameOf(each), each]));
  const current = new Map((after.parameters ?? []).map((each) => [nameOf(each), each]));
  return [
    ...[...old.keys()].filter((name) => !current.has(name)).map((name) => `${at} lost the parameter ${name}`),
    ...[...current].flatMap(([name, parameter]) => {
      const known = old.get(name);
      const place = `${at} ${name}`;
      return [
        parameter.required && !known?.required ? [`${place} is now required`] : [],
        known ? schemas.compare(known.schema, parameter.schema, place, 'request') : [],
      ].flat();
    }),
  ];
}

function bodyChanges(schemas: SchemaComparison, before: Operation, after: Operation, at: string): string[] {
  const { requestBody: old } = before;
  const { requestBody: current } = after;
  if (!old) return current?.required ? [`${at} now requires a body`] : [];
  if (!current) return [`${at} no longer has a body`];
  return [
    ...(current.required && !old.required ? [`${at} now requires a body`] : []),
    ...contentChanges(schemas, old.content, current.content, `${at} body`, 'request'),
  ];
}

function responseChanges(
  schemas: SchemaComparison,
  before: Operation,
  after: Operation,
  at: string,
): string[] {
  return Object.entries(before.responses).flatMap(([status, old]) => {
    const place = `${at} ${status}`;
    const current = after.responses[status];
    if (!current) return [`${place} was removed`];
    const codes = current['x-error-codes'] ?? [];
    return [
      (old['x-error-codes'] ?? [])
        .filter((code) => !codes.includes(code))
        .map((code) => `${place} lost the code ${code}`),
      Object.keys(old.headers ?? {})
        .filter((name) => !current.headers?.[name])
        .map((name) => `${place} lost the header ${name}`),
      contentChanges(schemas, old.content ?? {}, current.content ?? {}, place, 'response'),
    ].flat();
  });
}

function contentChanges(
  schemas: SchemaComparison,
  before: Content,
  after: Content,
  at: string,
  direction: 'request' | 'response',
): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const next = after[type];
    return next
      ? schemas.compare(schema, next.schema ?? {}, at, direction)
      : [`${at} lost the media type ${type}`];
  });
}
