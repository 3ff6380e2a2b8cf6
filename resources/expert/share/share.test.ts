import { expect, test } from 'vitest';
import { readMade, shareRequest, shareText } from './share';
import { readShared } from './sharedTable';

const origin = 'https://admin.example.com';

test('[E3] [E5] a share says link, password and end, as it is pasted into a chat', () => {
  const data = {
    shareId: 'a1',
    url: '/share/zy/a1',
    password: '1234',
    expireAt: '2026-07-02 12:00:00',
    qrcode: 'x',
  };
  const made = readMade(data, origin);
  expect(made).toEqual({
    url: 'https://admin.example.com/share/zy/a1',
    password: '1234',
    expireAt: '2026-07-02 12:00:00',
    qrcode: '',
  });
  expect(made && shareText(made)).toBe(
    '链接：https://admin.example.com/share/zy/a1 密码：1234 有效期至 2026-07-02',
  );
  expect(shareText({ url: origin, password: '', expireAt: '', qrcode: '' })).toBe(`链接：${origin}`);
  expect(readMade({ url: '' }, origin)).toBeUndefined();
});

test('[E3] [E5] switches travel as 0 and 1, a missing password as none', () => {
  const options = {
    expireDays: 7,
    password: '',
    showChance: true,
    showContact: false,
    watermark: ' 启明 ',
  } as const;
  expect(shareRequest(3, options)).toEqual({
    id: 3,
    expireDays: 7,
    showChance: 1,
    showContact: 0,
    watermark: '启明',
  });
  expect(shareRequest(3, { ...options, password: '0042' })).toMatchObject({ password: '0042' });
});

test('[E5] a shared table reads alike whether its codes and flags are numbers or texts', () => {
  const codes = { year: 2026, mode: 2, category: 4, obeyAllowed: 1, maxMajors: 6, draft: 1, showChance: 1 };
  const item = { category: 4, planCount: 10, obey: 1, tier: 0, chance: 76, synthetic: 1 };
  const asText = (flags: object) =>
    Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, String(value)]));
  const about = { title: '方案一', items: [{ ...item, key: '10022|107', picks: [] }] };
  const read = readShared({ ...about, ...codes });
  expect(read).toMatchObject({ ...codes, items: [item] });
  const items = about.items.map((one) => ({ ...one, ...asText(item) }));
  expect(readShared({ ...about, ...asText(codes), items })).toEqual(read);
  expect(readShared({ needPassword: '1' })).toEqual({ needPassword: 1 });
  expect(readShared({ title: '方案一' })).toBeUndefined();
});
