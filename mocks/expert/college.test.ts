import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';
import { firstStudentId } from './studentTable';

const index = '/appv2/api/index';

async function post(path: string, body: object) {
  return (await createTestClient().as('admin')).post(`${index}/${path}`, body);
}

test('[E11] a college has its card, its lines in the province, its grades and its departments', async () => {
  const about = { schoolId: 10022, provinceId: 430000, year: 2026, category: 4 };
  const { data } = await post('schoolHome', about);
  expect(data).toMatchObject({ schoolId: 10022, name: '北京林业大学', rank: [{ source: '示例排行' }] });
  expect(data).toHaveProperty('lines.0.minRank');
  const { data: grades } = await post('schoolSubjectEvaluate', { schoolId: '10022' });
  expect(grades).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ name: '林学', grade: 'A+' })]),
  });
  const { data: departments } = await post('schoolYXMajor', { schoolId: 10022 });
  expect(departments).toHaveProperty('list.0.majors.0.majorCode');
});

test('[E11] a college of a municipality is said to be there once', async () => {
  const { data } = await post('schoolHome', { schoolId: 10022, provinceId: 430000 });
  expect(data).toHaveProperty('intro', expect.stringContaining('位于北京市，为公办'));
});

test('[E11] an unknown college or major is refused', async () => {
  expect(await post('schoolHome', { schoolId: 99999 })).toMatchObject({ code: 40000, msg: '暂无该院校资料' });
  expect(await post('majorDetail', { majorCode: '999999' })).toMatchObject({ msg: '暂无该专业资料' });
  expect((await post('majorDetail', {})).code).toBe(40000);
});

test('[E8] [E11] a major names its required subjects, and its shares add up', async () => {
  const { data } = await post('majorDetail', { majorCode: '080901' });
  expect(data).toMatchObject({ name: '计算机科学与技术', categoryName: '工学', degree: '工学学士' });
  expect(data).toHaveProperty('reqStats.0.text');
});

test('[E2] the places of a province are counted by required subjects', async () => {
  const admin = await createTestClient().as('admin');
  const { data } = await admin.post('/ssystem-api/api/expertFill/reqStats', {
    provinceId: 430000,
    year: 2026,
  });
  expect(data).toContainEqual(expect.objectContaining({ category: 4, planCount: expect.any(Number) }));
  expect((await admin.post('/ssystem-api/api/apply/userInfo', { id: firstStudentId })).data).toMatchObject({
    provinceId: 430000,
  });
});
