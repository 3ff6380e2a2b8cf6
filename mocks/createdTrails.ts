import { z } from 'zod';
import type { Trail } from './audit';
import { platformStoreId } from './customer/storeRow';
import { orderTable } from './expert/orderTable';
import { noticeTable } from './management/noticeTable';
import { teamMemoTable } from './management/teamMemoTable';
import { articleTable } from './operations/article/articleTable';
import { brochureTable } from './operations/brochure/brochureTable';
import { collegeTable } from './operations/college/collegeTable';
import { consultTable } from './operations/consult/consultTable';
import { galleryTable } from './operations/gallery/galleryTable';
import { goodServiceTable } from './operations/goodService/goodServiceTable';
import { majorTable } from './operations/major/majorTable';
import { materialTable } from './operations/material/materialTable';
import { planTable } from './operations/plan/planTable';
import { recommendTable } from './operations/recommend/recommendTable';
import { serviceTable } from './operations/service/serviceTable';
import { systemUpdateTable } from './operations/systemUpdateTable';
import type { TableDefinition } from './table';

const created = z.object({
  createTime: z.string(),
  createBy: z.string(),
  storeId: z.number().default(platformStoreId),
});

/** The creation entry of a record: its author and time, from the record's own members. */
function createdTrail<Row extends object>(definition: TableDefinition<Row>): Trail {
  return async ({ table }, id) => {
    const row = created.safeParse((await table(definition)).get(id));
    if (!row.success) return [];
    const { createTime: time, createBy: operatorName, storeId } = row.data;
    return [{ time, operatorName, storeId, ip: '', action: '新增', remark: '' }];
  };
}

/** The 操作记录 of records that were there before anybody wrote anything down begin with their making. */
export const createdTrails: Readonly<Record<string, Trail>> = {
  'expert/order': createdTrail(orderTable),
  'management/memo': createdTrail(teamMemoTable),
  'management/notices': createdTrail(noticeTable),
  'operations/consult': createdTrail(consultTable),
  'operations/service': createdTrail(serviceTable),
  'operations/headlines': createdTrail(articleTable),
  'operations/good-service': createdTrail(goodServiceTable),
  'operations/recommendations': createdTrail(recommendTable),
  'operations/system-updates': createdTrail(systemUpdateTable),
  'operations/brochure': createdTrail(brochureTable),
  'operations/school-data': createdTrail(collegeTable),
  'operations/college-data': createdTrail(planTable),
  'operations/specialty': createdTrail(majorTable),
  'operations/resources': createdTrail(materialTable),
  'operations/galleries': createdTrail(galleryTable),
};
