import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { provinceTiles } from '@/src/ui/map/provinceGrid';

/** Tests that the staff's texts have one spelling everywhere (architecture, section 8). */
const root = join(import.meta.dirname, '../..');

interface Text {
  readonly file: string;
  readonly text: string;
}

/** The Chinese texts of a folder: literals of sources, without tests, samples and comments. */
const textsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|html)$/.test(name) && !/\.(test|sample)\.tsx?$|^dev\//.test(name))
    .flatMap((name) => textsOf(join(root, folder, name)));

const texts = ['src', 'resources', 'providers'].flatMap(textsIn);

function textsOf(path: string): readonly Text[] {
  const source = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '');
  const file = relative(root, path);
  const literals = source.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|>[^<>{}]*[一-龥][^<>{}]*</g);
  return [...literals].map(([text]) => ({ file, text })).filter(({ text }) => /[一-龥]/.test(text));
}

/** Texts that may differ, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'src/shell/features/password/ChangePassword.tsx': 'the specification gives the words (VAL-1)',
  'resources/tool/gen': 'writes code for a RuoYi server, whose words they are',
  'mocks/tool/gen/templates': 'writes code for a RuoYi server, whose words they are',
  'src/crud/form/fieldRules.ts': 'knows the words of RuoYi’s refusals',
  'resources/access/permissions/RoleDialogs.tsx': 'the specification gives the words (RPERM-6)',
  'src/ui/map/provinceGrid.ts': 'has the whole names and the short ones',
  'src/shell/features/home/openHome.tsx': 'answers for a server in tests',
  'src/shell/features/toolbox/testToolbox.tsx': 'answers for a server in tests',
  'providers/http/envelope/heavyResponse.ts': 'answers for a server in a benchmark',
};

function against(pattern: RegExp, all = texts): readonly Text[] {
  return all.filter(
    ({ file, text }) => pattern.test(text) && !Object.keys(reasons).some((exempt) => file.startsWith(exempt)),
  );
}

test('the texts of the product are found', () => {
  expect(texts.length).toBeGreaterThan(3000);
});

test('a missing value is asked for with 请输入, 请选择 or 请上传', () => {
  expect(
    against(/请(填写(?!以下)|录入|选取|键入|填入|挑选|指定)|[一-龥](不能为空|不可为空|为必填项?)/),
  ).toEqual([]);
});

test('quotes are 「」, also in what the mocks say', () => {
  const other = /[“”]|[一-龥}]"[^"=]*"|"[^"=]*"[一-龥]/;
  expect(against(other, [...texts, ...textsIn('mocks')])).toEqual([]);
});

test('a province that is named alone has its short name', () => {
  const whole = provinceTiles.map(({ name }) => name).join('|');
  expect(against(new RegExp(`(${whole})(?![一-龥/])`))).toEqual([]);
});

test('a sentence ends with a mark of its own script', () => {
  expect(against(/[一-龥」][?!]['`]$/)).toEqual([]);
});
