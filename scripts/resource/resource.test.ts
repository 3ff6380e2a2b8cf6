import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { menuNodes } from '@/mocks/menu/menuTable';
import { dictionarySeeds } from '@/mocks/system/dictSeed';
import { dictionaryTypes } from '@/providers/dictionaries/dictionary';
import { readOwnFiles } from '@/resources/tool/gen/own/ownFiles';
import { commonRooms } from '../layers/rules.mjs';
import { readTree } from '../lists/readTree.mjs';
import { withImport, withPart, withRestWord } from './edits.mjs';
import { nextSteps, planResource, restWordFiles } from './plan.mjs';
import course from './tables/course.json';
import subject from './tables/subject.json';

const root = join(import.meta.dirname, '../..');

function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

const tree = {
  read,
  code: readTree(root),
  menuIds: new Set(menuNodes.map(({ id }) => id)),
  dictionaries: dictionaryTypes,
  seededDictionaries: dictionarySeeds.map(({ dictType }) => dictType),
};

function filesOf({ data }: { data: object }, changes: object = {}) {
  const files = readOwnFiles({ ...data, info: { ...Reflect.get(data, 'info'), ...changes } });
  if ('problem' in files) throw new Error(files.problem);
  return files;
}

describe('the plan for a table', () => {
  const plan = planResource(filesOf(course), tree);
  const then = {
    ...tree,
    read: (path: string) => plan.files.get(path) ?? read(path),
    code: new Map([...tree.code, ...plan.files]),
  };

  test('a new domain is a folder, a line in the list, a menu and a server path', () => {
    expect(plan.added.toSorted()).toEqual([
      'mocks/menu/teach.ts',
      'mocks/teach/course.sample.ts',
      'mocks/teach/course.ts',
      'resources/teach/course.rules.ts',
      'resources/teach/course.sample.ts',
      'resources/teach/course.ts',
      'resources/teach/endpoints.ts',
      'resources/teach/index.ts',
      'resources/teach/lives.browser.test.tsx',
      'resources/teach/screens.ts',
    ]);
    expect(plan.files.get('resources/index.ts')).toContain(
      "load: () => import('./teach').then(({ teach }) => teach)",
    );
    expect(plan.files.get('mocks/menu/teach.ts')).toContain("'query add edit remove export'");
    for (const path of restWordFiles)
      expect(plan.files.get(path), path).toContain('system|monitor|tool|teach');
  });

  test('a dictionary that nobody knew is named, and has entries in the mocks', () => {
    expect(plan.dictionaries).toEqual(['teach_grade']);
    expect(plan.files.get('providers/dictionaries/dictionary.ts')).toMatch(/'teach_grade',\s+\] as const;/);
    expect(plan.files.get('mocks/system/businessDicts.ts')).toContain("plain('teach_grade', ");
  });

  test('the next steps name the life of the resource, and the dictionaries to fill', () => {
    const own = filesOf(course);
    const steps = nextSteps(own.model, plan);
    expect(steps).toContain('  npx vitest run --project browser resources/teach/lives -t teach/course');
    expect(steps.at(-1)).toContain('give teach_grade the entries');
    const next = nextSteps(own.model, { dictionaries: [] });
    expect(next).toEqual(steps.slice(0, -1));
  });

  test('the next table of the domain adds its lines to what is there', () => {
    const next = planResource(filesOf(subject), then);
    expect(next.added).toContain('resources/teach/subject.ts');
    expect(next.files.get('resources/teach/index.ts')).toContain('teachCourseResource');
    expect(next.files.get('resources/teach/endpoints.ts')).toMatch(
      /'teach\/course': rest[\s\S]*'teach\/subject': rest/,
    );
    const [, one, other] =
      /page\((\d+)[\s\S]*page\((\d+)/.exec(next.files.get('mocks/menu/teach.ts') ?? '') ?? [];
    expect(Number(one)).not.toBe(Number(other));
  });

  test('a table of a known domain changes its calls, its declaration and its mock; the lists complete themselves', () => {
    const next = planResource(filesOf(subject), then);
    const changed = [...next.files].filter(([path, text]) => then.read(path) !== text).map(([path]) => path);
    const lists = ['mocks/routes.ts', 'mocks/written.sample.ts', 'resources/teach/index.ts'];
    expect(
      changed.filter((path) => !lists.includes(path) && !path.endsWith('.sample.ts')).toSorted(),
    ).toEqual([
      'mocks/menu/teach.ts',
      'mocks/teach/subject.ts',
      'resources/teach/endpoints.ts',
      'resources/teach/subject.rules.ts',
      'resources/teach/subject.ts',
    ]);
    for (const path of lists) expect(changed, path).toContain(path);
  });

  test('the plan refuses existing files and a second table of the same class', () => {
    expect(() => planResource(filesOf(course), then)).toThrow(
      'resources/teach/course.ts, mocks/teach/course.ts, mocks/teach/course.sample.ts, resources/teach/course.rules.ts, resources/teach/course.sample.ts: there already.',
    );
    expect(() =>
      planResource(filesOf(subject, { moduleName: 'system', businessName: 'post' }), tree),
    ).toThrow(
      'resources/system/post.ts, mocks/system/post.ts, resources/system/post.rules.ts: there already.',
    );
    expect(() => planResource(filesOf(course, { businessName: 'other' }), then)).toThrow('TeachCourse');
  });
});

test.each([...commonRooms, 'contract'])('the folder resources/%s is no domain of a table', (moduleName) => {
  const { data } = course;
  const { info } = data;
  expect(readOwnFiles({ ...data, info: { ...info, moduleName } })).toEqual({
    problem: `生成模块名「${moduleName}」不能用作程序中的名称`,
  });
});

test('the files that list the first words of the REST calls are all that do', () => {
  const paths = ['providers/http/client.ts', 'mocks/route.ts', 'mocks/handlers.ts', 'deploy/nginx.conf'];
  for (const path of paths) expect(restWordFiles).toContain(path);
  for (const path of restWordFiles) expect(read(path), path).toContain('system|monitor|tool');
});

describe('an edit', () => {
  test('imports a name once, beside others of the same source', () => {
    const text = "import { rpc } from './builder';\n\nexport const a = 1;\n";
    const once = withImport(text, 'rest', './builder');
    expect(once).toBe("import { rpc, rest } from './builder';\n\nexport const a = 1;\n");
    expect(withImport(once, 'rest', './builder')).toBe(once);
    expect(withImport(text, 'x', './x')).toContain("from './builder';\nimport { x } from './x';\n");
  });

  test('puts a part behind the last one, whether a comma is there or not', () => {
    expect(withPart('const a = [one];', 'two', '];')).toBe('const a = [one,\ntwo,\n];');
    expect(withPart('const a = [\n  one,\n];', 'two', '];')).toBe('const a = [\n  one,\ntwo,\n];');
    expect(withPart('const a = [];', 'two', '];')).toBe('const a = [\ntwo,\n];');
    expect(() => withPart('const a = 1;', 'two', '];')).toThrow('no "];"');
  });

  test('adds a first word once', () => {
    const text = withRestWord('/(system|monitor|tool|login)/', 'teach');
    expect(text).toBe('/(system|monitor|tool|teach|login)/');
    expect(withRestWord(text, 'teach')).toBe(text);
  });
});
