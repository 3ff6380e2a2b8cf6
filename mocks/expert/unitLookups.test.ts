import { expect, test } from 'vitest';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';
import { unitsOf } from './planUnits';
import { firstStudentId } from './studentTable';

const { majors } = expertEndpoints['expert/volunteer'].operations;

test('[E3] the majors of a 专科 batch are found by name, class and code', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const batch = (await mockServer.table(batchTable)).find(
    ({ provinceId, year, kind }) => provinceId === 430000 && year === 2026 && kind === 'vocational',
  );
  const { id: batchId = 0 } = batch ?? {};
  const [unit] = await unitsOf(mockServer, { batchId, category: 4, mode: 2 });
  const { majorId, majorName, majorClass } = unit?.majors[0] ?? expect.unreachable();
  const found = async (level: string, keyword: unknown) => {
    const about = { level, userId: firstStudentId, provinceId: 430000, batchId };
    const { data } = await admin.post(majors.path, { ...about, keyword: String(keyword) });
    return Object(data).list;
  };
  const offered = { judge: 1, schoolCount: expect.any(Number) };
  for (const keyword of [majorName, majorId])
    expect(await found('major', keyword)).toContainEqual(
      expect.objectContaining({ ...offered, name: majorName, code: majorId }),
    );
  expect(await found('class', majorClass)).toContainEqual(
    expect.objectContaining({ ...offered, name: majorClass }),
  );
});

test('[E3] a name of both catalogues is offered as the major that the plan has, not as the other', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const batch = (await mockServer.table(batchTable)).find(
    ({ provinceId, year, kind }) => provinceId === 430000 && year === 2026 && kind === 'vocational',
  );
  const about = { level: 'major', userId: firstStudentId, provinceId: 430000, batchId: batch?.id };
  const { data } = await admin.post(majors.path, { ...about, keyword: '电子商务' });
  const schools = (code: string) =>
    Object(data).list.find((one: { code: string }) => one.code === code)?.schoolCount;
  expect(schools('530701')).toBeGreaterThan(0);
  expect(schools('120801')).toBe(0);
});
