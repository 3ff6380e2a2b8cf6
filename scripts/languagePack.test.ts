import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestClient } from '@/mocks/testClient';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { parseLanguagePack } from '@/providers/i18n/texts';
import { productFiles } from './calls/files.mjs';

/** Code that may read a text; Refine's own words are built in, whether somebody reads them or not. */
const code = productFiles(join(import.meta.dirname, '..'))
  .filter(({ path }) => !/\.test\.tsx?$|^providers\/i18n\//.test(path))
  .map(({ text }) => text)
  .join('\n');

test('[LAY-11] each text of the mock’s language pack has a reader', async () => {
  const { nobody } = createTestClient();
  const pack = parseLanguagePack((await nobody.post(platformCalls.languagePack.path)).data);
  expect(Object.keys(pack)).not.toEqual([]);
  expect(Object.keys(pack).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});
