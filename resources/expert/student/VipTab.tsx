import { Button, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { orderProducts, orderStatuses } from '@/src/gaokao/serviceEnumerations';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { Details } from '@/src/ui/display/Details';
import { Money } from '@/src/ui/display/Money';
import { choice } from '@/src/ui/fields/choice';
import { emptyText, type FormValues } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { expertEndpoints } from '../endpoints';
import styles from './student.module.css';
import { useStudentRows } from './useStudentRows';

const VipDialog = load(() => import('./VipDialog'));
const { openVip } = expertEndpoints['expert/student'].operations;
const UserType = choice<number>('', userTypes).kind.Cell;
const PayType = choice<number>('', vipPayTypes).kind.Cell;

/** The membership of a student, and 开通权益 with the permission for it (screen E2). */
export default function VipTab({ student, userId }: { student: FormValues; userId: RecordId }) {
  const [opening, setOpening] = useState(false);
  const can = useCan();
  const shown = { record: student, place: 'show' } as const;
  return (
    <>
      <Details
        items={[
          {
            key: 'userType',
            label: '用户类型',
            children: <UserType {...shown} value={Number(student.userType)} />,
          },
          {
            key: 'pay',
            label: '开通方式',
            children: <PayType {...shown} value={Number(student.vipPayType)} />,
          },
          { key: 'expire', label: '有效期', children: timeOr(student.vipExpire) || emptyText },
        ]}
      />
      {can(openVip) && (
        <Button
          type="primary"
          style={{ marginBlockStart: 16 }}
          data-needs={openVip.permission}
          onClick={() => setOpening(true)}
        >
          开通权益
        </Button>
      )}
      <Orders userId={userId} />
      <DialogBoundary close={() => setOpening(false)}>
        {opening && <VipDialog student={student} userId={userId} close={() => setOpening(false)} />}
      </DialogBoundary>
    </>
  );
}

const { list: orders } = expertEndpoints['expert/order'].operations;
const Product = choice<number>('', orderProducts).kind.Cell;
const Status = choice<number>('', orderStatuses).kind.Cell;

/** Orders of the student or her family; nothing without the permission to list orders (screens E2 and E10). */
function Orders({ userId }: { userId: RecordId }) {
  const { data, error, isPending, refetch, allowed } = useStudentRows('expert/order', orders, userId);
  if (!allowed) return null;
  return (
    <section className={styles.orders}>
      <h3>订单</h3>
      {!data && error ? (
        <ReadError error={error} retry={refetch} />
      ) : (
        <Table
          size="small"
          rowKey={({ id }) => textOr(id)}
          loading={isPending}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data ?? []}
          locale={{ emptyText: '暂无订单' }}
          columns={[
            {
              title: '订单号',
              render: (_, { id, no }) => <Link to={`/expert/order/show/${textOr(id)}`}>{textOr(no)}</Link>,
            },
            {
              title: '产品',
              render: (_, order) => <Product record={order} place="list" value={Number(order.product)} />,
            },
            {
              title: '应付',
              align: 'right',
              render: (_, { amount }) => <Money value={textOr(amount)} />,
            },
            {
              title: '状态',
              render: (_, order) => <Status record={order} place="list" value={Number(order.status)} />,
            },
            { title: '创建时间', render: (_, { createTime }) => timeOr(createTime) },
          ]}
        />
      )}
    </section>
  );
}
