import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { type DemoAccount, demoAccounts } from './demoAccounts';
import { faultSchema } from './faults';
import { createHandlers } from './handlers';
import { createMockServer, type MockServer } from './mockServer';
import { createSite } from './site';

export interface MockHttpServer {
  /** `http://localhost:1234`. */
  readonly address: string;
  readonly mockServer: MockServer;
  readonly demoAccounts: readonly DemoAccount[];
  readonly stop: () => Promise<void>;
}

export interface MockHttpServerOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Folder of the built application. */
  readonly dist: string;
}

/**
 * The mock server behind an HTTP port: the same handlers, the built application around them, and under `/__mock__/`
 * what the journeys need. It forgets everything when it stops.
 */
export async function startMockHttpServer({ port, dist }: MockHttpServerOptions): Promise<MockHttpServer> {
  const mockServer = createMockServer({ envelope: 'pkcs1' });
  const handlers = createHandlers(mockServer);
  const site = createSite(dist, { 'config.js': await configScript(mockServer) });

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mock__/'))
      return control(mockServer, pathname.slice('/__mock__/'.length), request);
    return (await getResponse(handlers, request)) ?? site(request);
  };

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(answer)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        mockServer.report(`${incoming.method} ${incoming.url} failed`, error);
        outgoing.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const place = server.address();
  return {
    address: `http://localhost:${typeof place === 'object' && place ? place.port : port}`,
    mockServer,
    demoAccounts,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The configuration that makes the built application a client of this server. */
async function configScript(mockServer: MockServer): Promise<string> {
  const envelope = await mockServer.envelope?.settings();
  return `window.__APP_CONFIG__ = ${JSON.stringify({ mocks: false, envelope, demoAccounts })};\n`;
}

/** `POST reset`; `POST faults` adds one, `DELETE faults` ends all; `GET requests` lists them, `DELETE requests` forgets them. */
async function control(mockServer: MockServer, name: string, request: Request): Promise<Response> {
  const done = () => new Response(null, { status: 204 });
  const commands: Record<string, () => Response | Promise<Response>> = {
    'POST reset': async () => {
      await mockServer.reset();
      return done();
    },
    'POST faults': async () => {
      const fault = faultSchema.safeParse(await request.json());
      if (!fault.success) return Response.json(fault.error.issues, { status: 400 });
      mockServer.faults.inject(fault.data);
      return done();
    },
    'DELETE faults': () => {
      mockServer.faults.clear();
      return done();
    },
    'GET requests': () => Response.json(mockServer.requests.all()),
    'DELETE requests': () => {
      mockServer.requests.clear();
      return done();
    },
  };
  return commands[`${request.method} ${name}`]?.() ?? new Response(null, { status: 404 });
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, { method: incoming.method ?? 'GET', headers, ...body });
}

/** A response of type `error` is a broken connection. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}
