import { describe, expect, test } from 'vitest';
import { claimsBase as base, createClaimsClient } from './claimsTestClient';
import { csvOf, downloadCsv } from './csv';

describe('[1.5] exports', () => {
  const type = 'application/x-www-form-urlencoded';

  test('a file holds the matching rows, masked, and is named after page and second', async () => {
    const { admin, jigou } = await createClaimsClient();
    const fetched = await jigou.fetch('POST', `${base}/export`, 'name=&status=0&page=1&limit=20', type);
    expect(decodeURIComponent(fetched.headers.get('download-filename') ?? '')).toBe(
      '申请_20260620120000.csv',
    );
    const bytes = new Uint8Array(await fetched.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '名称,手机,状态\r\n第1笔,199****0000,待审核\r\n第2笔,199****0001,待审核\r\n',
    );
    const whole = await admin.fetch('POST', `${base}/export`, 'ids=2', type);
    expect(await whole.text()).toBe('名称,手机,状态\r\n第2笔,19900000001,待审核\r\n');
  });

  test('empty and too large exports are refused', async () => {
    const { admin } = await createClaimsClient();
    const answer = await admin.fetch('POST', `${base}/export`, 'status=5', type);
    expect(await answer.json()).toMatchObject({ code: 40000, msg: '没有可导出的数据' });
    const rows = (count: number) => Array.from({ length: count }, () => ({}));
    expect(() => downloadCsv('申请', {}, rows(10_001), 0)).toThrow('单次最多导出 10000 条，请缩小筛选范围');
    expect(downloadCsv('申请', {}, rows(10_000), 0).status).toBe(200);
  });

  test('no cell is a formula, no digits are lost, and quotes are doubled', () => {
    const cells = [
      '=1+1',
      '-5.00',
      '-5.00+1',
      '1260001000000019',
      '12345678901',
      '0101',
      '0',
      '0.5',
      '甲, "乙"',
      1.5,
    ];
    expect(csvOf([cells])).toBe(
      `\uFEFF'=1+1,-5.00,'-5.00+1,\t1260001000000019,12345678901,\t0101,0,0.5,"甲, ""乙""",1.5\r\n`,
    );
  });
});
