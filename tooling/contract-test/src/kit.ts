import { randomUUID } from 'node:crypto';
import type { OperationId, Result } from '@matchday/api-client';
import { type Answer, answerFaults } from './answer-faults';
import type { Contract, Operation } from './contract';

export interface Request {
  path?: Record<string, string>;
  query?: Record<string, string | number | readonly string[]>;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  culture?: string;
  /** The store for the StoreId header; null sends none. */
  store?: string | null;
}

export interface KitOptions {
  url: string;
  store: string;
  /** The culture of most calls. */
  culture: string;
}

/** What was found out about an operation. */
export interface Verdict {
  calls: number;
  faults: Set<string>;
}

/** An answer that the following checks cannot use. Its fault is recorded already. */
class Unusable extends Error {
  override name = 'Unusable';
}

const timeoutMs = 30_000;

/** Calls operations, checks every answer against the contract, and records what violates it. */
export class Kit {
  readonly verdicts = new Map<string, Verdict>();
  /** The currency by culture. */
  readonly currencies = new Map<string, string>();

  constructor(
    readonly contract: Contract,
    readonly options: KitOptions,
  ) {}

  /** Calls an operation and checks what the contract says of all its answers. */
  async send(id: string, request: Request = {}): Promise<Answer> {
    const operation = this.contract.operation(id);
    const requestId = randomUUID();
    const answer = await this.#fetch(operation, request, requestId);
    this.#verdict(id).calls += 1;
    const currency = this.currencies.get(request.culture ?? this.options.culture);
    const faults = answerFaults(this.contract, operation, answer, { requestId, currency });
    for (const fault of faults) this.#verdict(id).faults.add(fault);
    return answer;
  }

  /** Calls an operation that must succeed. */
  async succeed<Id extends OperationId>(id: Id, request: Request = {}): Promise<Answer<Result<Id>>> {
    const answer = await this.send(id, request);
    const isUsable = answer.status === 200 && typeof answer.body === 'object' && answer.body !== null;
    this.expect(
      id,
      isUsable,
      `answered ${answer.status} ${codesOf(answer).join(', ')} to ${describe(request)}`,
    );
    if (!isUsable) throw new Unusable(id);
    return answer as Answer<Result<Id>>;
  }

  /** Calls an operation that must refuse the request with a code. */
  async refuse(id: string, request: Request, status: number, code: string, field?: string): Promise<void> {
    const answer = await this.send(id, request);
    const wanted = field === undefined ? code : `${code} of ${field}`;
    this.expect(
      id,
      answer.status === status && codesOf(answer, field).includes(code),
      `answered ${answer.status} ${codesOf(answer).join(', ')}, not ${status} ${wanted}, to ${describe(request)}`,
    );
  }

  /** Records a fault of an operation unless the condition holds. */
  expect(id: string, holds: boolean, fault: string): void {
    if (!holds) this.#verdict(id).faults.add(fault);
  }

  /** Runs checks of an operation; the kit continues after an answer that they cannot use. */
  async check(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Unusable) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.#verdict(id).faults.add(`an answer could not be used: ${reason}`);
    }
  }

  async #fetch(operation: Operation, request: Request, requestId: string): Promise<Answer> {
    const { culture = this.options.culture, store = this.options.store, body } = request;
    const target = new URL(this.options.url.replace(/\/$/, '') + filled(operation.path, request.path ?? {}));
    for (const [name, value] of Object.entries(request.query ?? {}))
      for (const each of [value].flat()) target.searchParams.append(name, String(each));
    const response = await fetch(target, {
      method: operation.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(store !== null && { StoreId: store }),
        ...(culture !== '' && { culture }),
        'X-Request-Id': requestId,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text), text };
  }

  #verdict(id: string): Verdict {
    const known = this.verdicts.get(id) ?? { calls: 0, faults: new Set() };
    this.verdicts.set(id, known);
    return known;
  }
}

const filled = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? name));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The codes of an error, of a field if there is one. */
function codesOf({ body }: Answer, field?: string): string[] {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { code?: unknown; field?: unknown } | null) =>
    typeof error?.code === 'string' && (field === undefined || error.field === field) ? [error.code] : [],
  );
}

/** A request in a fault, without tokens. */
function describe({ path = {}, query = {}, body }: Request): string {
  const { token: _token, ...named } = path;
  const sent = JSON.stringify({ ...named, ...query, ...(body !== undefined && { body }) });
  return sent === '{}' ? 'the call' : sent.slice(0, 160);
}
