import { isRecord, parseJson } from '@/src/lib/record';
import type { WireCall } from './earlyCalls';

/**
 * A read that the page's address decides, without the values of that address: a query may name people. Members of its
 * body that hold a parameter's value name the parameter instead. These are `id`, and members of the same name.
 * Undefined where the body is no JSON object.
 */
export function toTemplate(call: WireCall, search: string): WireCall | undefined {
  const parameters = [...new URLSearchParams(search)];
  return withMembers(call, (member, value) => {
    const [name] =
      parameters.find(([each, text]) => (member === each || member === 'id') && text === String(value)) ?? [];
    if (name === undefined) return value;
    return typeof value === 'number' ? `{#${name}}` : `{?${name}}`;
  });
}

/** The read at another address; undefined where that has no value for a parameter. */
export function fillTemplate<Call extends WireCall>(call: Call, search: string): Call | undefined {
  const parameters = new URLSearchParams(search);
  const lacking: string[] = [];
  const filled = withMembers(call, (_member, value) => {
    const [, kind, name = ''] = /^\{([?#])(.+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
    if (!kind) return value;
    const text = parameters.get(name) ?? '';
    const isThere = kind === '#' ? /^\d+$/.test(text) : text !== '';
    if (!isThere) lacking.push(name);
    return kind === '#' ? Number(text) : text;
  });
  return lacking.length > 0 ? undefined : filled;
}

function withMembers<Call extends WireCall>(
  call: Call,
  change: (member: string, value: unknown) => unknown,
): Call | undefined {
  const body = parseJson(call.body ?? '');
  if (!isRecord(body)) return undefined;
  const members = Object.entries(body).map(([member, value]) => [member, change(member, value)]);
  return { ...call, body: JSON.stringify(Object.fromEntries(members)) };
}
