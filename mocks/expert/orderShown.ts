import type { Order } from '@/resources/expert/order/order';
import { maskMobile } from '@/src/lib/rules';
import { storeTable } from '../customer/storeTable';
import { workOrderTable } from '../management/workOrder/workOrderTable';
import { provinceShortName } from '../platform/areas';
import type { SignedInRequest } from '../route';
import { expertsOf } from './expertTable';
import { orderAt } from './orderRules';
import type { OrderRow } from './orderTable';
import { studentTable } from './studentTable';

/** Rows as they are now, with the names of other records. The whole mobile number is for the keyword alone. */
export async function presenter({ mockServer }: SignedInRequest): Promise<(row: OrderRow) => Order> {
  const students = await mockServer.table(studentTable);
  const stores = await mockServer.table(storeTable);
  const refunds = new Map(
    (await mockServer.table(workOrderTable)).all().map((work) => [work.customerOrderNo, work.orderNo]),
  );
  const experts = new Map((await expertsOf(mockServer)).map(({ id, name }) => [id, name]));
  return (kept) => {
    const row = orderAt(kept, mockServer.now());
    const student = students.get(row.userId);
    const shown = {
      ...row,
      userName: student?.name ?? '',
      mobile: maskMobile(student?.mobile ?? ''),
      provinceName: provinceShortName(student?.provinceId ?? 0),
      expertName: experts.get(row.expertId ?? 0) ?? '',
      storeName: stores.get(row.storeId)?.name ?? '',
      workOrderNo: refunds.get(row.no) ?? '',
    };
    Object.defineProperty(shown, 'wholeMobile', { value: student?.mobile ?? '', enumerable: false });
    return shown;
  };
}
