import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { examine } from './examine.mjs';

const calls = { ...platformCalls, ruoyi: ruoyiCalls, shell: shellCalls, resources: {} };
const origin = 'https://admin.example.com';

/** The answers of a server to somebody who is not signed in, by path; all others are answered 401. */
const answersOf = {
  platform: { [platformCalls.platformInfo.path]: { code: 20000, data: {} } },
  ruoyi: { [ruoyiCalls.captcha.path]: { code: 200, captchaEnabled: false } },
};

interface Rules {
  /** The headers that a page may send; undefined where the question beforehand is refused. */
  readonly leave: string | undefined;
  /** The methods that a page may use. */
  readonly methods?: string;
  /** The origin named beforehand, and the one in the answers. */
  readonly origins?: string;
  readonly answers?: string;
}

/** Whether the doctor finds that pages of other origins may call a server with these rules. */
async function mayCall(
  kind: 'platform' | 'ruoyi',
  { leave, methods = 'GET, POST, PUT, DELETE', origins = origin, answers = origin }: Rules,
): Promise<boolean> {
  const known: Readonly<Record<string, object>> = answersOf[kind];
  const server = createServer(({ method, url = '' }, response) => {
    if (method === 'OPTIONS') {
      const allowed = {
        'access-control-allow-origin': origins,
        'access-control-allow-headers': leave ?? '',
        'access-control-allow-methods': methods,
      };
      return void response.writeHead(leave === undefined ? 401 : 204, allowed).end();
    }
    response.setHeader('access-control-allow-origin', answers);
    response.end(JSON.stringify(known[url] ?? { code: 401 }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const { crossOrigin, problems } = await examine(`http://localhost:${port}`, calls);
  expect(problems).toEqual([]);
  return crossOrigin;
}

test.each([
  ['platform', { leave: 'Authorization, Content-Type, Token' }],
  ['ruoyi', { leave: 'authorization,content-type' }],
  ['ruoyi', { leave: 'authorization, *', methods: '*' }],
] as const)('pages of other origins may call a server (%s) with %o', async (kind, rules) => {
  expect(await mayCall(kind, rules)).toBe(true);
});

test.each([
  ['platform', { leave: 'authorization, content-type' }],
  ['ruoyi', { leave: '*' }],
  ['ruoyi', { leave: undefined }],
  ['ruoyi', { leave: 'authorization, content-type', methods: 'GET, POST, PUT' }],
  ['ruoyi', { leave: 'authorization, content-type', origins: 'https://other.example.com' }],
  ['platform', { leave: 'authorization, content-type, token', answers: 'https://other.example.com' }],
] as const)('pages of other origins may not call a server (%s) with %o', async (kind, rules) => {
  expect(await mayCall(kind, rules)).toBe(false);
});
