import { z } from 'zod';
import type { Family, Operation } from '@/providers/endpoints/builder';
import type { MockServer } from './mockServer';
import { refuse } from './responses';
import { isRuoyiSession } from './ruoyi/paths';
import type { Account } from './system/account';

/** One request, taken apart. */
export interface MockRequest {
  readonly mockServer: MockServer;
  readonly method: string;
  readonly path: string;
  /** Placeholders of the operation's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, urlencoded or multipart alike. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request of a signed-in caller who holds the operation's permission. */
export interface SignedInRequest extends MockRequest {
  readonly user: Account;
  /** The change of a record by the call, for the operation log; the engine's responses fill it in. */
  readonly trail: Trail;
}

/** A record before and after a call; absent where there was or is none. */
export interface Trail {
  before?: object;
  after?: object;
}

/** The handler of one operation; it answers with data, `Beside`, or a whole `Response` (files). */
export type Route =
  | {
      readonly operation: Operation;
      readonly open: true;
      readonly slow: false;
      readonly answer: (request: MockRequest) => unknown;
    }
  | {
      readonly operation: Operation;
      readonly open: false;
      /** The response's data travels encrypted where the mock server encrypts (contract, section 4). */
      readonly sealed: boolean;
      /** Slow calls do not block others; all other calls are answered in turn. */
      readonly slow: boolean;
      readonly answer: (request: SignedInRequest) => unknown;
    };

/** A call for the signed-in; who lacks the operation's permission never gets here. */
export function route(
  operation: Operation,
  answer: (request: SignedInRequest) => unknown,
  { sealed = false, slow = false }: { sealed?: boolean; slow?: boolean } = {},
): Route {
  return { operation, open: false, sealed, slow, answer };
}

/** A call for everybody. */
export function openRoute(operation: Operation, answer: (request: MockRequest) => unknown): Route {
  return { operation, open: true, slow: false, answer };
}

/** The family of a path (contract, section 1). */
export function familyOf(path: string): Family {
  return /^\/(system|monitor|tool)\//.test(path) || isRuoyiSession(path) ? 'rest' : 'rpc';
}

/** The body as the schema wants it; else a refusal with the first complaint. */
export function read<T>(value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse(
    issue && isOurs(issue.message) ? issue.message : `参数错误：${issue?.path.join('.') || 'id'}`,
  );
}

/** Zod's own complaints are English. */
function isOurs(message: string): boolean {
  return /\p{Script=Han}/u.test(message);
}

/** A whole number from 0 on, as number or text: an id, or the 0 that means none. */
export const idOrNone = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().min(0));

/** An id, as number or text. */
export const idSchema = idOrNone.pipe(z.number().positive());

/** `"3,4"`, or one id. */
export const idsSchema = z
  .union([z.string().min(1), z.number()])
  .transform((ids): (string | number)[] => String(ids).split(','))
  .pipe(z.array(idSchema));
