import type { WorkOrderRow } from './workOrderTable';

/** `GD202606200001`. */
export function workOrderNumber(createTime: string, id: number): string {
  return `GD${createTime.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}

/** Blank values of the members that a type does not have. */
export const noWish = {
  ...{ customerOrderNo: '', refundAmount: '', refundWay: '', cardNo: '', newYear: null, newUserType: null },
  ...{ newProvinceIds: [], newExpireTime: '', confirmed: 0, newScore: null, newRank: null },
  ...{ newSubjects: [], module: '', title: '' },
} satisfies Partial<WorkOrderRow>;
