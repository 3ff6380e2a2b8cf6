import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '@/src/crud/services';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { timeOr } from '@/src/lib/dates';
import type { RecordId } from '@/src/lib/recordId';
import { Details } from '@/src/ui/display/Details';
import { choice } from '@/src/ui/fields/choice';
import { emptyText, type FormValues } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';

const VipDialog = lazy(() => import('./VipDialog'));
const { openVip } = expertEndpoints['expert/student'].operations;
const UserType = choice<number>('', userTypes).kind.Cell;
const PayType = choice<number>('', vipPayTypes).kind.Cell;

/** What a student has paid for, and 开通权益 for those who may (screen E2). */
export default function VipTab({ student, userId }: { student: FormValues; userId: RecordId }) {
  const [opening, setOpening] = useState(false);
  const { hasPermission } = useServices();
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
      {openVip.permission && hasPermission(openVip.permission) && (
        <Button
          type="primary"
          style={{ marginBlockStart: 16 }}
          data-needs={openVip.permission}
          onClick={() => setOpening(true)}
        >
          开通权益
        </Button>
      )}
      <Suspense fallback={null}>
        {opening && <VipDialog student={student} userId={userId} close={() => setOpening(false)} />}
      </Suspense>
    </>
  );
}
