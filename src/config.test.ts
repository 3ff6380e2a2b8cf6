import { expect, test } from 'vitest';
import { readConfig } from './config';

const defaults = { mocks: false };

/** Problems of a configuration. */
function problemsOf(raw: unknown): readonly string[] {
  const reading = readConfig(raw, defaults);
  return 'problems' in reading ? reading.problems : [];
}

test('an empty object is the defaults of the contract', () => {
  expect(readConfig({}, { mocks: true })).toEqual({
    config: {
      apiBase: '',
      mocks: true,
      envelope: { scheme: 'pkcs1', key: '' },
      cdnBase: '',
      imageResize: '',
      requestTimeout: 60_000,
      toolboxTokenInQuery: false,
      toolboxOrigins: [],
      session: 'default',
      rest: { flavour: 'ours', version: 'auto' },
      errorReport: '',
      demoAccounts: [],
    },
  });
});

test('every key is read', () => {
  const raw = {
    apiBase: 'https://api.example.com/',
    mocks: true,
    envelope: { scheme: 'oaep', key: 'PEM' },
    cdnBase: '/images',
    imageResize: '?w=200&t={token}',
    requestTimeout: 5000,
    toolboxTokenInQuery: true,
    toolboxOrigins: ['https://tools.example.com', 'http://10.0.0.5:8080'],
    session: 'ruoyi',
    rest: { flavour: 'ours', version: '3.8.7' },
    errorReport: 'https://log.example.com/api/1/store/',
  };
  expect(readConfig(raw, defaults)).toEqual({
    config: { ...raw, apiBase: 'https://api.example.com', demoAccounts: [] },
  });
});

test.each([
  ['a missing config.js', undefined, '没有读到 config.js，或者其中没有设置 window.__APP_CONFIG__'],
  ['no object', 'x', 'window.__APP_CONFIG__ 应为对象'],
  [
    'an unknown scheme',
    { envelope: { scheme: 'rsa' } },
    'envelope.scheme 应为以下之一：pkcs1、oaep、pkcs1-public，当前是 "rsa"',
  ],
  ['a scheme without its object', { envelope: 'pkcs1' }, 'envelope 应为对象，当前是 "pkcs1"'],
  ['a key that is no text', { envelope: { key: 1 } }, 'envelope.key 应为文本，当前是 1'],
  ['a flag in quotes', { mocks: 'true' }, 'mocks 应为 true 或 false，当前是 "true"'],
  [
    'a base that is neither path nor address',
    { apiBase: 'api.example.com' },
    'apiBase 应为空文本、以 / 开头的路径或以 http(s):// 开头的地址，当前是 "api.example.com"',
  ],
  [
    'an address of reports that is none',
    { errorReport: true },
    'errorReport 应为空文本、以 / 开头的路径或以 http(s):// 开头的地址，当前是 true',
  ],
  [
    'an origin with a path',
    { toolboxOrigins: ['https://tools.example.com/'] },
    'toolboxOrigins 应为来源列表，如 ["https://tools.example.com"]，当前是 ["https://tools.example.com/"]',
  ],
  [
    'one origin without its list',
    { toolboxOrigins: 'https://tools.example.com' },
    'toolboxOrigins 应为来源列表，如 ["https://tools.example.com"]，当前是 "https://tools.example.com"',
  ],
  ['a timeout of nothing', { requestTimeout: 0 }, 'requestTimeout 应为大于 0 的整数（毫秒），当前是 0'],
  ['an unknown session', { session: 'jwt' }, 'session 应为以下之一：default、ruoyi，当前是 "jwt"'],
  [
    'an unknown flavour',
    { rest: { flavour: 'jeecg' } },
    'rest.flavour 应为以下之一：ours、ruoyi，当前是 "jeecg"',
  ],
  ['a misspelt key', { apibase: '' }, '不认识的配置项 apibase，请检查拼写'],
  ['a misspelt key of rest', { rest: { flavor: 'ruoyi' } }, '不认识的配置项 rest.flavor，请检查拼写'],
  ['a misspelt nested key', { envelope: { pem: '' } }, '不认识的配置项 envelope.pem，请检查拼写'],
])('%s is named', (_, raw, problem) => {
  expect(problemsOf(raw)).toEqual([problem]);
});

test('a RuoYi session brings the flavour of its server, and its pictures from where its calls go', () => {
  const reading = readConfig({ session: 'ruoyi', apiBase: '/prod-api' }, defaults);
  expect(reading).toMatchObject({ config: { rest: { flavour: 'ruoyi' }, cdnBase: '/prod-api' } });
  const own = readConfig({ rest: { flavour: 'ruoyi' }, apiBase: '/prod-api', cdnBase: '/cdn' }, defaults);
  expect(own).toMatchObject({ config: { session: 'default', rest: { flavour: 'ruoyi' }, cdnBase: '/cdn' } });
});

test('all errors are named at once', () => {
  expect(problemsOf({ mocks: 1, session: 'x', requestTimeout: 'soon' })).toHaveLength(3);
});
