import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { isRecord } from '@/src/lib/record';

/** How other servers write what this one writes in its own way. */
export interface WireConventions {
  /** Ids have nineteen digits: as text, or as JSON numbers that a JavaScript number cannot hold. */
  readonly ids?: 'text' | 'number';
  /** `status` travels as text where ours is a number, and the other way round. */
  readonly status?: 'swapped';
}

/** The number added to each outgoing id, and subtracted from incoming ones. */
const base = 1_234_567_890_123_450_000n;
const wide = '1234567890123[45]\\d{5}';

/** The id as the client of a server with wide ids knows it. */
export function wideId(id: number): string {
  return String(base + BigInt(id));
}

/**
 * The same calls in the conventions of another server; rows and handlers keep ours. Requests with a numeric id or a
 * status of another type are refused: the client has changed received values.
 */
export function withConventions(
  handlers: HttpHandler[],
  conventions: WireConventions,
  report: (what: string) => void,
): HttpHandler[] {
  return [
    http.all('*', async ({ request }) => {
      const ours = await toOurs(request, conventions);
      if (ours === undefined) {
        report(`${request.method} ${request.url} changed the type of what was sent`);
        return new HttpResponse(null, { status: 400 });
      }
      const response = await getResponse(handlers, ours);
      return response && toTheirs(response, conventions);
    }),
  ];
}

async function toOurs(request: Request, { ids, status }: WireConventions): Promise<Request | undefined> {
  const address = ids ? narrow(request.url) : request.url;
  const { method, headers } = request;
  if (method === 'GET' || headers.get('content-type')?.startsWith('multipart/'))
    return new Request(address, request.clone());
  let body = await request.clone().text();
  if (ids && /[:[,]\s*\d{16}/.test(body)) return undefined;
  if (ids) body = narrow(body.replace(new RegExp(`"(${wide})"`, 'g'), '$1'));
  if (status) body = swapped(body);
  return new Request(address, { method, headers, body });
}

function swapped(text: string): string {
  return text.replace(/"status":(?:"(\d)"|(\d))/g, (_, quoted, bare) =>
    quoted === undefined ? `"status":"${bare}"` : `"status":${quoted}`,
  );
}

function narrow(text: string): string {
  return text.replace(new RegExp(wide, 'g'), (id) => String(BigInt(id) - base));
}

async function toTheirs(response: Response, { ids, status }: WireConventions): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const value: unknown = await response.json();
  let body = JSON.stringify(ids ? widened(value) : value);
  if (ids === 'number') body = body.replace(new RegExp(`"(${wide})"`, 'g'), '$1');
  if (status) body = swapped(body);
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Codes of the national table of regions are no ids, whatever they are called. */
const codes = new Set(['provinceId', 'provinceIds', 'schoolProvinceId', 'cityId', 'areaId']);
const isIdName = (name: string) => /^(id|ids|checkedKeys|\w+Ids?)$/.test(name) && !codes.has(name);

function widened(value: unknown, isId = false): unknown {
  if (Array.isArray(value)) return value.map((item) => widened(item, isId));
  if (typeof value === 'number') return isId && value > 0 ? wideId(value) : value;
  if (!isRecord(value)) return value;
  const isRegion = 'pid' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, widened(member, isIdName(name) && !isRegion)]),
  );
}
