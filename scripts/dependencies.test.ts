import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import about from '../package.json' with { type: 'json' };

test('docs/dependencies.md says what each package is for, and names none that is gone', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/dependencies.md'), 'utf8');
  const heads = page.split('\n').flatMap((line) => /^\|([^|]+)\|/.exec(line)?.[1] ?? []);
  const named = heads.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const used = Object.keys({ ...about.dependencies, ...about.devDependencies });
  expect(named.filter((name) => name !== '@types/*').sort()).toEqual(
    used.filter((name) => !name.startsWith('@types/')).sort(),
  );
});
