import { expect, test } from 'vitest';
import { responding } from '@/providers/http/scriptedSend';
import { fetchCaptcha, pictureAddress } from './captcha';

const gif = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test.each([
  ['a GIF', gif, `data:image/gif;base64,${gif}`],
  ['a JPEG', '/9j/4AAQSkZJRgABAQAA', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAA'],
  ['SVG as Base64', btoa('<svg xmlns="x"/>  '), `data:image/svg+xml;base64,${btoa('<svg xmlns="x"/>  ')}`],
  ['SVG as it is', '<svg width="1"/>', `data:image/svg+xml,${encodeURIComponent('<svg width="1"/>')}`],
  ['an address of data', `data:image/png;base64,${gif}`, `data:image/png;base64,${gif}`],
])('%s becomes an address of data', (_, img, address) => {
  expect(pictureAddress(img)).toBe(address);
});

test.each(['', 'https://example.com/captcha', 'data:text/html,<b>', 'javascript:alert(1)', '<img src=x>'])(
  'nothing is fetched or run for «%s»',
  (img) => {
    expect(pictureAddress(img)).toBeUndefined();
  },
);

test.each([
  ['at the top', { code: 200, captchaEnabled: true, uuid: 'u', img: gif }],
  ['without the word that it is on', { code: 200, uuid: 'u', img: gif }],
  ['in data', { code: 200, data: { captchaEnabled: true, uuid: 'u', img: gif } }],
])('a captcha %s is read', async (_, body) => {
  const address = `data:image/gif;base64,${gif}`;
  expect(await fetchCaptcha(responding(body).send)).toEqual({ kind: 'picture', uuid: 'u', address });
});

test('a server that wants none says so', async () => {
  expect(await fetchCaptcha(responding({ code: 200, captchaEnabled: false }).send)).toEqual({ kind: 'none' });
});

test('a captcha without a picture is a failure: nobody could answer it', async () => {
  await expect(fetchCaptcha(responding({ code: 200, captchaEnabled: true }).send)).rejects.toThrow();
});
