import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

const root = resolve(import.meta.dirname, '..');

/** Dialogs that write form items by hand, each with the words of its docstring that say why (decision 37). */
const byHand: Readonly<Record<string, string>> = {
  'resources/expert/workbench/dialogs/PlaceDialog.tsx': 'nothing is sent',
  'resources/management/card/ReleaseDialog.tsx': 'suggestions stand among them',
  'resources/management/card/StatementDialog.tsx': 'nothing is sent',
  'resources/management/card/cardDialogs.tsx': 'a press looks',
  'resources/management/userList/MemberDialog.tsx': 'hints, messages and choices follow',
  'resources/system/hotUpdate/PublishDialog.tsx': 'the labels name the chosen share',
};

/** Dialogs with an input that is no form item. */
const others: readonly string[] = [
  // rows, units or values are picked out of a list
  'resources/expert/filling/AssignDialog.tsx',
  'resources/expert/tools/AutoFillDialog.tsx',
  'resources/expert/volunteer/SimilarTables.tsx',
  'resources/management/clientData/MergeDialog.tsx',
  'src/crud/board/ReadingBoard.tsx',
  'src/ui/fields/cron/CronBuilder.tsx',
  // rows on show are searched, filtered or compared
  'resources/access/permissions/CompareDialog.tsx',
  'resources/expert/compare/CompareSchemes.tsx',
  'resources/system/notice/ReadersDialog.tsx',
  'resources/tool/gen/preview/PreviewDialog.tsx',
  // a file or a pasted text is read, and looked through before it is taken
  'resources/expert/tools/OfficialDialog.tsx',
  'resources/finance/cashbook/MatchDialog.tsx',
  'resources/management/card/BatchQueryDialog.tsx',
  'resources/operations/major/CatalogueDialog.tsx',
  'resources/score/stage/ImportDialog.tsx',
  'resources/system/user/ImportUsersDialog.tsx',
  'src/crud/list/importing/ImportDialog.tsx',
  // a text to be copied, nothing to be entered
  'resources/customer/store/OpeningGuide.tsx',
  // one text that becomes a row's note, and can be read where the table is locked
  'resources/expert/workbench/dialogs/NoteDialog.tsx',
];

const frame = /<(Modal|Drawer|ActionModal|ActionDialog|FormDialog|WorkbenchModal)\b/;
const item = /<(Form\.Item|Labelled)\b/;
const declared = /<(FormDialog|FieldItems|DialogItems)\b/;
const input =
  /<(Input|SearchInput|InputNumber|NumberBox|DecimalBox|AmountInput|Select|Radio|Checkbox|Switch|Slider|DatePicker|DateBox|MonthBox|TreeSelect|AutoComplete|Upload)\b/;

const dialogs = listFiles(root)
  .filter((path) => /^(src|resources)\/.*\.tsx$/.test(path) && !/\.test\.tsx$/.test(path))
  .map((path) => ({ path, source: readFileSync(resolve(root, path), 'utf8') }))
  .filter(({ source }) => frame.test(source));

test('dialogs declare their fields, other than the six named here, whose docstrings say why', () => {
  const found = dialogs.filter(({ source }) => item.test(source));
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(byHand).toSorted());
  for (const { path, source } of found) expect(source.replaceAll(/\s+\*?\s*/g, ' ')).toContain(byHand[path]);
});

test('inputs in other dialogs belong to no form: they are picked, searched or read', () => {
  const found = dialogs.filter(
    ({ source }) => input.test(source) && !item.test(source) && !declared.test(source),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(others.toSorted());
});
