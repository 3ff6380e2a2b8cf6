import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkPlan } from './chunkPlan.mjs';
import { circles, tooEarly, unmatched } from './chunks.mjs';

const { groups, laterThan: plannedLater } = chunkPlan({ demo: true });

test('a rule for chunks that matches nothing fails the build, by its own name', () => {
  const rules = unmatched(groups, []);
  expect(rules.length).toBeGreaterThan(20);
  const left = unmatched(groups, ['/p/node_modules/pluralize/pluralize.js']);
  expect(rules.filter((rule) => !left.includes(rule))).toEqual([
    expect.stringContaining('of the group "shell" matches no module of the build'),
  ]);
});

test('chunks that import each other in a circle fail the build', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const straight = [chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')];
  expect(circles(straight)).toEqual([]);
  expect(circles([...straight, chunk('d', 'e'), chunk('e', 'd')])).toEqual([
    '  d imports itself by way of other chunks',
    '  e imports itself by way of other chunks',
  ]);
});

test('a chunk that another one fetches though it is wanted later fails the build, with the way there', () => {
  const chunk = (name: string, ...imports: string[]) => ({
    ...{ name, fileName: `${name}.js`, imports },
    moduleIds: [`/p/resources/${name}/index.ts`],
  });
  const chunks = [chunk('system', 'list.js', 'service.js'), chunk('service', 'form.js'), chunk('form')];
  const laterThan = { 'resources/system/index.ts': ['form', 'dates'] };
  expect(tooEarly([...chunks, chunk('list')], laterThan)).toEqual([
    '  system → service → form is fetched too early',
  ]);
  expect(tooEarly([...chunks, chunk('dates')], { 'resources/form/index.ts': ['dates'] })).toEqual([]);
});

test('the plan of early chunks names modules and chunks that exist', () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(Object.keys(plannedLater).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  const names = groups.map(({ name }) => name);
  expect(
    Object.values(plannedLater).flatMap((later) => later.filter((name) => !names.includes(name))),
  ).toEqual([]);
});
