import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { isSince, type RuoyiVersion } from '@/src/lib/ruoyiVersions';
import { machineTime, moveClock, setClock } from './clock';
import { type DemoAccount, demoAccounts } from './demoAccounts';
import { pagesFolder } from './demonstration';
import { faultSchema } from './faults';
import { shiftBalance } from './finance/shift';
import { createHandlers } from './handlers';
import { createMockServer, type MockServer } from './mockServer';
import { createRouteFinder } from './routeFinder';
import { routes } from './routes';
import { asRuoyi } from './ruoyi/asRuoyi';
import { credentialsOf } from './signInAs';
import { createSite } from './site';
import { dayLength } from './time';

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
  /** The host that it listens on; this machine alone where absent. */
  readonly host?: string | undefined;
  /** Folder of the built application. */
  readonly dist: string;
  /** Answers as a RuoYi server of this version; as our own where absent. */
  readonly ruoyi?: RuoyiVersion | undefined;
  /** Milliseconds. When it starts, and again after each `reset`; the machine's time where absent. */
  readonly startTime?: number | undefined;
  /** Content security policy of its pages; none where absent. */
  readonly policy?: string;
}

/** Milliseconds, longer than usual pauses: a request on a connection that is just being closed gets no answer. */
const keptOpen = 120_000;

/**
 * Starts the mock server behind an HTTP port, with the built application and the journeys' controls under
 * `/__mock__/`. It forgets everything when it stops.
 */
export async function startMockHttpServer(options: MockHttpServerOptions): Promise<MockHttpServer> {
  const { port, dist, policy, ruoyi, startTime, host = '127.0.0.1' } = options;
  const ahead = Date.now() - machineTime();
  const restartClock = () => moveClock(startTime === undefined ? ahead : startTime - machineTime());
  restartClock();
  const mockServer = createMockServer({ envelope: 'pkcs1' });
  const own = createHandlers(mockServer, createRouteFinder(routes));
  const handlers = ruoyi ? asRuoyi(own, mockServer, ruoyi) : own;
  const config = ruoyi ? ruoyiConfig(ruoyi) : await ownConfig(mockServer);
  const site = createSite([dist, pagesFolder], {
    own: { 'config.js': `window.__APP_CONFIG__ = ${JSON.stringify(config)};\n` },
    policy,
  });

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mock__/'))
      return control(mockServer, restartClock, pathname.slice('/__mock__/'.length), request);
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
  server.keepAliveTimeout = keptOpen;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
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
async function ownConfig({ envelope }: MockServer) {
  return { mocks: false, envelope: await envelope?.settings(), demoAccounts };
}

/**
 * The configuration for a RuoYi server; the version is named where the doctor cannot find it (docs/connect.md).
 */
function ruoyiConfig(version: RuoyiVersion) {
  const named = isSince(version, '3.8.9') ? {} : { rest: { version } };
  return { mocks: false, session: 'ruoyi', apiBase: '/prod-api', ...named };
}

/**
 * Controls for the journeys.
 * `POST reset` resets the server. `POST session` begins a session for the account in its body.
 * `POST shift` puts the books of institution 2 wrong by ¥0.01.
 * `POST days` lets as many days pass as its body says.
 * `POST faults` adds a fault, `DELETE faults` ends all.
 * `GET requests` lists the requests, `DELETE requests` forgets them.
 */
async function control(
  mockServer: MockServer,
  restartClock: () => void,
  name: string,
  request: Request,
): Promise<Response> {
  const done = () => new Response(null, { status: 204 });
  const commands: Record<string, () => Response | Promise<Response>> = {
    'POST reset': async () => {
      restartClock();
      await mockServer.reset();
      return done();
    },
    'POST session': async () => {
      const userName = String(await request.json());
      return Response.json(await credentialsOf(mockServer, userName));
    },
    'POST shift': async () => {
      await shiftBalance(mockServer, 2);
      return done();
    },
    'POST days': async () => {
      setClock(Date.now() + Number(await request.json()) * dayLength);
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
