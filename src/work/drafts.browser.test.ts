import { expect, onTestFinished, test } from 'vitest';
import { parseUser } from '@/providers/auth/loginResponse';
import { createDrafts, draftedForms } from './drafts';

const draft = { name: '编辑机构', values: { contact: '李新', tags: ['甲'] }, savedAt: 1_000 };

test('a draft is found again by the same person at the same form, until it is removed', async () => {
  const drafts = createDrafts(1, () => 2_000);
  await drafts.write('/customer/list/edit/3', draft);
  expect(await createDrafts(1, () => 2_000).read('/customer/list/edit/3')).toEqual(draft);
  expect(await drafts.read('/customer/list/edit/4')).toBeUndefined();
  await drafts.remove('/customer/list/edit/3');
  expect(await drafts.read('/customer/list/edit/3')).toBeUndefined();
});

test('[SESS-5] the draft of one person is never offered to another', async () => {
  await createDrafts(1, () => 2_000).write('/a', draft);
  expect(await createDrafts(2, () => 2_000).read('/a')).toBeUndefined();
});

test('a draft of more than thirty days is gone', async () => {
  const month = 30 * 24 * 3600 * 1000;
  await createDrafts(1).write('/old', draft);
  expect(await createDrafts(1, () => 1_000 + month).read('/old')).toEqual(draft);
  expect(await createDrafts(1, () => 1_001 + month).read('/old')).toBeUndefined();
  expect(await createDrafts(1, () => 1_000).read('/old')).toBeUndefined();
});

test('a draft about a student is gone after a week, and when its user signs out; others stay', async () => {
  const week = 7 * 24 * 3600 * 1000;
  const drafts = createDrafts(3, () => 2_000);
  await drafts.write('/student', { ...draft, personal: true });
  expect(await createDrafts(3, () => 1_001 + week).read('/student')).toBeUndefined();
  await drafts.write('/student', { ...draft, personal: true });
  drafts.rescue('/another', { ...draft, personal: true });
  await drafts.write('/institution', draft);
  await drafts.forgetPersonal();
  expect((await drafts.all()).map(({ path }) => path)).toEqual(['/institution']);
});

test('a page that another one signs out keeps no draft about a student as it goes', async () => {
  const [here, there] = [createDrafts(4, () => 2_000), createDrafts(4, () => 2_000)];
  for (const page of [here, there]) onTestFinished(page.join());
  await here.forgetPersonal();
  const writtenThere = async () => {
    await there.write('/student', { ...draft, personal: true });
    return there.read('/student');
  };
  await expect.poll(writtenThere).toBeUndefined(); // the word of the other page comes a task later
  there.rescue('/student', { ...draft, personal: true });
  there.rescue('/institution', draft);
  expect((await createDrafts(4, () => 2_000).all()).map(({ path }) => path)).toEqual(['/institution']);
});

test('[SESS-3] a page that slept through a sign-out keeps drafts about students again in the next session', async () => {
  let token: string | undefined = 'first';
  const [here, there] = [
    createDrafts(5, () => 2_000),
    createDrafts(
      5,
      () => 4_000,
      () => token,
    ),
  ];
  for (const page of [here, there]) onTestFinished(page.join());
  const personal = { ...draft, personal: true };
  await there.write('/former', personal);
  await there.write('/later', { ...personal, savedAt: 3_000 });
  await here.forgetPersonal();
  const paths = async () => (await there.all()).map(({ path }) => path);
  await expect.poll(paths).toEqual(['/later']); // saved after that sign-out
  await there.write('/student', personal);
  expect(await there.read('/student')).toBeUndefined();
  token = undefined;
  await there.write('/student', personal);
  expect(await there.read('/student')).toBeUndefined();
  token = 'next';
  await there.write('/student', personal);
  expect(await there.read('/student')).toEqual(personal);
});

test('a page that has left hears of no sign-out', async () => {
  const [here, left, other] = [1, 2, 3].map(() => createDrafts(6, () => 2_000));
  if (!here || !left || !other) return expect.unreachable();
  const personal = { ...draft, personal: true };
  left.join()();
  for (const page of [here, other]) onTestFinished(page.join());
  await here.forgetPersonal();
  const writtenByOther = async () => {
    await other.write('/other', personal);
    return other.read('/other');
  };
  await expect.poll(writtenByOther).toBeUndefined();
  await left.write('/student', personal);
  expect(await left.read('/student')).toEqual(personal);
});

test('a draft is not offered here while another page types into its form, nor after that page has saved', async () => {
  const [here, there] = [createDrafts(90, () => 2_000), createDrafts(90, () => 2_000)];
  const gone: string[] = [];
  let typed = '/typed';
  for (const page of [here, there]) onTestFinished(page.join((path) => page === there && path === typed));
  for (const path of ['/typed', '/saved', '/left']) {
    await here.write(path, draft);
    onTestFinished(here.follow((taken) => taken === path && gone.push(path), path));
  }
  await expect.poll(() => gone).toEqual(['/typed']);
  await there.remove('/saved');
  await expect.poll(() => gone).toEqual(['/typed', '/saved']);
  typed = '/left';
  await there.write('/left', draft);
  await expect.poll(() => gone).toEqual(['/typed', '/saved', '/left']);
});

test('a page hears of its own removed drafts, until it follows no more', async () => {
  const drafts = createDrafts(91, () => 2_000);
  const gone: string[] = [];
  const leave = drafts.follow((path) => gone.push(path));
  await drafts.remove('/saved');
  leave();
  await drafts.remove('/later');
  expect(gone).toEqual(['/saved']);
});

test('values that cannot be stored leave no draft and no error', async () => {
  const drafts = createDrafts(1, () => 2_000);
  await drafts.write('/fn', { ...draft, values: { run: () => 1 } });
  expect(await drafts.read('/fn')).toBeUndefined();
});

test('a draft rescued as the page goes is found again, and moved to where drafts live', async () => {
  const drafts = createDrafts(1, () => 2_000);
  await drafts.write('/rescued', draft);
  drafts.rescue('/rescued', { ...draft, values: { contact: '李新新' } });
  expect((await drafts.read('/rescued'))?.values).toEqual({ contact: '李新新' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect((await drafts.read('/rescued'))?.values).toEqual({ contact: '李新新' });
  drafts.rescue('/rescued', draft);
  await drafts.remove('/rescued');
  expect(await drafts.read('/rescued')).toBeUndefined();
});

test('all drafts of a person are listed, rescued ones too, latest first', async () => {
  const drafts = createDrafts(7, () => 5_000);
  await drafts.write('/a/create', { ...draft, savedAt: 1_000 });
  drafts.rescue('/a/edit/3', { ...draft, savedAt: 2_000 });
  await createDrafts(8).write('/b', draft);
  expect((await drafts.all()).map(({ path, savedAt }) => [path, savedAt])).toEqual([
    ['/a/edit/3', 2_000],
    ['/a/create', 1_000],
  ]);
});

test('users whose ids differ in the last digit never share drafts', async () => {
  const draftsOf = (id: string) => createDrafts(parseUser({ id })?.id ?? expect.unreachable(), () => 2_000);
  await draftsOf('1234567890123456789').write('/wide', draft);
  expect(await draftsOf('1234567890123456788').read('/wide')).toBeUndefined();
  expect(await draftsOf('1234567890123456789').read('/wide')).toEqual(draft);
});

test('an expired draft of another person is deleted when anybody looks for drafts', async () => {
  const month = 30 * 24 * 3600 * 1000;
  await createDrafts(21).write('/old', draft);
  await createDrafts(22, () => 1_001 + month).all();
  expect(await createDrafts(21, () => 1_000).read('/old')).toBeUndefined();
});

test('a rescued draft does not overwrite a newer one', async () => {
  const drafts = createDrafts(23, () => 5_000);
  drafts.rescue('/both', { ...draft, savedAt: 1_000 });
  const newer = { ...draft, values: { contact: '李新新' }, savedAt: 2_000 };
  await drafts.write('/both', newer);
  expect(await drafts.read('/both')).toEqual(newer);
  expect(await drafts.read('/both')).toEqual(newer);
  expect((await drafts.all()).map(({ savedAt }) => savedAt)).toEqual([2_000]);
});

test('a form with several drafts is named once; equal names at other addresses or cells are named each', () => {
  const at = (path: string, name = '志愿表：本科批 方案一') => ({ ...draft, path, name });
  const found = [
    ...[at('/workbench?userId=1#2'), at('/workbench?userId=1#1'), at('/workbench?userId=2#1')],
    ...[at('/list#3.phone', '明德教育的手机'), at('/list#4.phone', '启明升学的手机')],
  ];
  expect(draftedForms(found).map(({ path, name }) => [path, name])).toEqual([
    ['/workbench?userId=1', '志愿表：本科批 方案一'],
    ['/workbench?userId=2', '志愿表：本科批 方案一'],
    ['/list', '明德教育的手机'],
    ['/list', '启明升学的手机'],
  ]);
});
