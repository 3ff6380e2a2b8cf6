import { isRecord, parseJson } from '@/src/lib/record';
import type { MockServer } from './mockServer';
import type { MockRequest } from './route';
import { plainPath } from './ruoyi/paths';

/** Takes a request apart, whatever the encoding of its body. Placeholders are filled in once the route is known. */
export async function readRequest(mockServer: MockServer, request: Request): Promise<MockRequest> {
  const url = new URL(request.url);
  return {
    mockServer,
    method: request.method,
    path: plainPath(url.pathname),
    params: {},
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
  };
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded'))
    return membersOf(await request.clone().formData());
  const body = parseJson(await request.clone().text());
  return isRecord(body) ? body : {};
}

/** The members of a form; those of one name, where there are several, as a list. */
function membersOf(form: FormData): Record<string, unknown> {
  const members = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(members);
}
