import { expect, test } from 'vitest';
import { provinceTable } from '../gaokao/provinceTable';
import { factsOf } from '../management/workOrder/workOrderFacts';
import { createTestClient } from '../testClient';
import { firstStudentId, studentTable } from './studentTable';

async function open() {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = await mockServer.table(studentTable);
  const student = students.get(firstStudentId) ?? expect.unreachable();
  const save = async (changes: object) =>
    (await admin.post('/appv2/api/index/editUser', { id: firstStudentId, ...changes })).msg;
  return { mockServer, students, student, save };
}

test('[E2] the lock of a score is not evaded by another 成绩类型', async () => {
  const { students, student, save } = await open();
  const scoreChanges = () => students.get(firstStudentId)?.scoreChanges;
  await students.put({ ...student, scoreType: 1, score: 600, scoreChanges: 1 });
  expect(await save({ scoreType: 2 })).toBe('success');
  expect(scoreChanges()).toBe(2);
  expect(await save({ scoreType: 1, score: 620 })).toBe('success');
  expect(scoreChanges()).toBe(2);
  expect(await save({ scoreType: 2 })).toBe('成绩修改次数已用完，请提交「修改分数」工单');
});

test('[E2] an emptied 控制线类别 is none', async () => {
  const { students, student, save } = await open();
  await students.put({ ...student, lineVariant: 'B' });
  expect(await save({ lineVariant: null })).toBe('success');
  expect(students.get(firstStudentId)?.lineVariant).toBeUndefined();
});

test('[E2] [Q4] a student is checked by the full mark and the subject type that the province has now', async () => {
  const { mockServer, student, save } = await open();
  const provinces = await mockServer.table(provinceTable);
  const province = provinces.get(student.provinceId) ?? expect.unreachable();
  await provinces.put({ ...province, fullMark: 660, subjectType: 2 });
  expect(await save({ score: 700 })).toBe('总分须为 0–660 的整数');
  expect(await save({ subjects: ['物理', '化学'] })).toBe('请选择 3 门选考科目');
  expect(await factsOf(mockServer, 6, student, { customerOrderNo: '' })).toMatchObject({ fullMark: 660 });
});
