import { z } from 'zod';
import { compareParagraphs, compareRules, paragraphsOf } from '@/resources/operations/brochure/brochure';
import { isPublished } from '@/src/lib/contentStatus';
import { isOfPlatform } from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { refuse } from '../../responses';
import { idSchema, read, type SignedInRequest } from '../../route';
import { collegeTable } from '../college/collegeTable';
import { type BrochureRow, brochureTable } from './brochureTable';

/** A year of the exam, as number or text. */
export const year = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{4}$/, '请选择年份')
        .transform(Number),
    ],
    '请选择年份',
  )
  .pipe(z.number().int().min(2000, '请选择年份').max(2100, '请选择年份'));

/** Whether a brochure is visible: an institution reads the platform's published ones and its own. */
export function isVisible(row: BrochureRow, request: SignedInRequest): boolean {
  if (isOfPlatform(request) || row.storeId === request.user.storeId) return true;
  return row.storeId === platformStoreId && isPublished(row);
}

const diffInput = z.object({
  id: idSchema.nullish(),
  ...{ schoolId: idSchema, year, baseYear: year, kind: idSchema.default(1) },
});

/**
 * 对比往年: what changed since another year, paragraph by paragraph, and the key rules. Brochures of whoever wrote the
 * named one come before those of others.
 */
export async function compareYears(request: SignedInRequest) {
  const { id, schoolId, kind, year: now, baseYear } = read(request.body, diffInput);
  const table = await request.mockServer.table(brochureTable);
  const rows = table.all().filter((row) => isVisible(row, request));
  const writer = id == null ? undefined : table.get(id)?.storeId;
  const of = (wanted: number) => {
    const all = rows.filter((row) => row.schoolId === schoolId && row.year === wanted && row.kind === kind);
    return all.find(({ storeId }) => storeId === writer) ?? all[0] ?? refuse(`该院校没有 ${wanted} 年的简章`);
  };
  const [before, after] = [of(baseYear), of(now)];
  return {
    blocks: compareParagraphs(paragraphsOf(before.content), paragraphsOf(after.content)),
    rules: compareRules(before.keyRules, after.keyRules),
  };
}

/** Colleges of the coverage board. */
const mostMissing = 50;

/**
 * Colleges without a published charter of the year, those first that clients open most. The platform's charters count,
 * and an institution's own.
 */
export async function coverageOf(request: SignedInRequest) {
  const { mockServer, body, user } = request;
  const { year: wanted } = read(body, z.object({ year }));
  const rows = (await mockServer.table(brochureTable))
    .all()
    .filter(({ storeId }) => storeId === platformStoreId || storeId === user.storeId);
  const covered = new Set(
    rows
      .filter((row) => row.year === wanted && row.kind === 1 && isPublished(row))
      .map((row) => row.schoolId),
  );
  const schools = (await mockServer.table(collegeTable)).all().filter((school) => school.status === 1);
  const missing = schools
    .filter(({ id }) => !covered.has(id))
    .map(({ id, name, tags }) => ({ schoolId: id, schoolName: name, opens: opensOf(id, tags.length) }))
    .sort((one, other) => other.opens - one.opens);
  return {
    total: schools.length,
    covered: schools.length - missing.length,
    list: missing.slice(0, mostMissing),
  };
}

/** How often clients have opened a college in thirty days; invented: more marks, more readers. */
function opensOf(id: number, marks: number): number {
  return marks * 180 + ((id * 7919) % 160);
}
