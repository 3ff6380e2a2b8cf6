import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { ToolboxChoice } from '@/src/services/useToolbox';
import type { ToolboxQuery } from './toolboxUrl';

/** Messages of the tool in the frame (screens-expert, T1, Messages). */
export type ToolMessage =
  | { readonly type: 'tokenExpired' }
  | { readonly type: 'ready' }
  | { readonly type: 'navigate'; readonly page: string; readonly query: ToolboxQuery }
  | { readonly type: 'addChoice'; readonly choice: ToolboxChoice };

/** Messages of the drawer to the tool. */
export type ReplyMessage =
  | {
      readonly type: 'init';
      readonly token: string;
      readonly user: { readonly id: RecordId; readonly name: string };
      readonly query: ToolboxQuery;
    }
  | { readonly type: 'theme'; readonly theme: 'light' | 'dark' }
  | { readonly type: 'addResult'; readonly ok: boolean; readonly text: string };

/** The only accepted sender: the window in the frame, from the toolbox's own origin. */
export interface Speaker {
  readonly source: unknown;
  readonly origin: string;
}

/** Origin of a toolbox address that may be relative. */
export function originOf(address: string): string {
  return new URL(address, location.href).origin;
}

/** The message in an event; undefined for other senders and unknown content (TBX-5). */
export function readToolMessage(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  from: Speaker,
): ToolMessage | undefined {
  if (event.source === null || event.source !== from.source) return undefined;
  if (event.origin !== from.origin || from.origin === 'null') return undefined;
  const data = asRecord(event.data);
  return data && parse(data);
}

/** The object itself, or the one that a JSON text describes. */
function asRecord(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return isRecord(data) ? data : undefined;
  try {
    const parsed: unknown = JSON.parse(data);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function parse(data: Record<string, unknown>): ToolMessage | undefined {
  switch (data.type) {
    case 'tokenExpired':
    case 'ready':
      return { type: data.type };
    case 'navigate':
      return { type: 'navigate', page: textOr(data.page), query: parseQuery(data.query) };
    case 'addChoice':
      return parseChoice(data);
    default:
      return undefined;
  }
}

function parseChoice(data: Record<string, unknown>): ToolMessage | undefined {
  const schoolCode = textOr(data.schoolCode);
  if (schoolCode === '') return undefined;
  const groupCode = textOr(data.groupCode) || undefined;
  const majorCode = textOr(data.majorCode) || undefined;
  return { type: 'addChoice', choice: { schoolCode, groupCode, majorCode } };
}

/** Parameters that the drawer adds to each address; never remembered with a page. */
const ownKeys = ['theme', 'from', 'token'];

/** Parses a query from outside: texts, numbers and lists of them. */
export function parseQuery(value: unknown): ToolboxQuery {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([name, part]) => (ownKeys.includes(name) ? [] : parseValue(name, part))),
  );
}

function parseValue(name: string, value: unknown): [string, string | number | string[]][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
  return Array.isArray(value) ? [[name, value.map((part) => textOr(part)).filter(Boolean)]] : [];
}
