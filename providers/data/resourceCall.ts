import type { Operation } from '../endpoints/builder';
import type { ApiResponse } from '../http/request';
import type { OperationRequest } from './callOperation';

/**
 * A call with all that its operation says, as it travels through Refine's `meta` to `custom`. It is a class of its own:
 * the address's query, which Refine merges into `meta`, holds no such object.
 */
export class ResourceCall<T = unknown> {
  readonly operation: Operation;
  readonly request: OperationRequest;
  private readonly parse: (data: unknown, response: ApiResponse) => T;

  constructor(
    operation: Operation,
    request: OperationRequest,
    parse: (data: unknown, response: ApiResponse) => T,
  ) {
    this.operation = operation;
    this.request = request;
    this.parse = parse;
  }

  /** The parsed response, wrapped: Refine keeps objects only, and a page may want a number. */
  keep(response: ApiResponse): Kept<T> {
    return { value: this.parse(response.data, response) };
  }
}

/** A parsed response in Refine's cache. */
export type Kept<T> = { readonly value: T };

/** The entry of Refine's cache under a reading's key. */
export type Cached<T> = { readonly data: Kept<T> };

/** The call in Refine's `meta`; undefined where a hook of Refine's was given a path alone. */
export function resourceCallIn(meta: unknown): ResourceCall | undefined {
  return typeof meta === 'object' && meta !== null && 'call' in meta && meta.call instanceof ResourceCall
    ? meta.call
    : undefined;
}

/** A resource's name, alone or with words that tell a reading from others of the resource. */
export type Subject = string | readonly [string, ...unknown[]];

/**
 * Key of readings in the cache, as Refine begins its own: provider and resource first. By it they are read again, all
 * of a resource or those with further words.
 */
export function callKey(of: Subject, dataProviderName = 'default'): readonly ['data', string, ...unknown[]] {
  return ['data', dataProviderName, ...(typeof of === 'string' ? [of] : of)];
}
