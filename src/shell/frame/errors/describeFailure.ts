import { isRequestError } from '@/providers/http/errors';

/** The reportable parts of a failure: nothing that somebody typed, and nothing that names a person or a session. */
export interface Failure {
  readonly message: string;
  /** Path of the page, ids replaced by `:id`. */
  readonly address: string;
  /** Files of the program with line and column, innermost first. */
  readonly stack: readonly string[];
}

const longestMessage = 200;
const longestStack = 10;

/**
 * Describes an error thrown at a path. Undefined where the program is not broken: refusals, cancelled calls, and the
 * browser's note on busy observers.
 */
export function describeFailure(error: unknown, path: string): Failure | undefined {
  const message = messageOf(error);
  if (message === undefined) return undefined;
  const stack = error instanceof Error ? framesOf(error.stack ?? '') : [];
  return { message, address: withoutIds(path), stack };
}

function messageOf(error: unknown): string | undefined {
  if (isRequestError(error)) {
    const { kind } = error.reason;
    const [method = '', path = ''] = error.call.split(' ');
    return kind === 'status' || kind === 'layout'
      ? `RequestError: ${kind} ${error.statusCode} ${method} ${withoutIds(path)}`
      : undefined;
  }
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  if (error.message.startsWith('ResizeObserver loop')) return undefined;
  return `${error.name}: ${scrub(error.message)}`.slice(0, longestMessage);
}

/**
 * A message without its quotes, since browsers quote what they could not read. Foreign scripts, long numbers and names
 * are removed, and addresses keep only their paths.
 */
function scrub(text: string): string {
  return text
    .replace(/https?:\/\/[^\s"'`)]+/g, (address) => withoutHash(pathOf(address)))
    .replace(/\((reading|setting) '([\w$]+)'\)/g, '($1 $2)')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/[\w-]{32,}|\d{4,}/g, '…');
}

/** `…/assets/App-4f3a2b1c.js:1:234` of each line, for files of this origin. */
function framesOf(stack: string): string[] {
  const frames = stack.matchAll(/https?:\/\/[^/\s]+\/([\w./@-]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/g);
  return [...frames].slice(0, longestStack).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** A path with only its words; other parts are ids, or may be. */
function withoutIds(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return plain
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,30}$/i.test(part) || part === '' ? part : ':id'))
    .join('/');
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '…';
}

/** `/assets/App-4f3a2b1c.js` stays, as a file of the program; other paths lose their ids. */
function withoutHash(path: string): string {
  return path.startsWith('/assets/') ? path : withoutIds(path);
}
