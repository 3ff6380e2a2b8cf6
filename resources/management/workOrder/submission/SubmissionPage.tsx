import { useRef, useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { sameId } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { useCan } from '@/src/services/useCan';
import { showOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { managementEndpoints } from '../../endpoints';
import type { WorkOrder } from '../workOrder';
import { MyOrders } from './MyOrders';
import { type FormHandle, SubmissionForm } from './SubmissionForm';
import styles from './submission.module.css';

/** Work orders submitted by the user: the page draws its own list and form. */
export const submissions = defineResource<WorkOrder>()({
  label: '工单',
  endpoints: managementEndpoints['management/work-order-submission'],
  view: null,
  title: 'orderNo',
  // A refund that is asked for, or withdrawn, is in the customer's order as well.
  invalidates: [callKey('management/work-order-list'), callKey('expert/order')],
  fields: { orderNo: text('工单编号', { on: showOnly }) },
});

const { list, create } = submissions.endpoints.operations;

/** 服务中心 (screen G8): requests for changes that staff cannot make themselves. */
export default function SubmissionPage() {
  const basePath = usePagePath();
  return (
    <Can isPage permission={list?.permission ?? ''}>
      <ResourcePart resource={submissions} basePath={basePath}>
        <ServiceCenter />
      </ResourcePart>
    </Can>
  );
}

/** The form on the left, one's own latest work orders on the right; a rejected one returns to the form. */
function ServiceCenter() {
  const can = useCan();
  const [changing, setChanging] = useState<Row>();
  const form = useRef<FormHandle>(null);
  /** The open form is another's from then on: what was typed into it is asked about. */
  const turnTo = async (order: Row | undefined) => {
    const isOpen = order !== undefined && sameId(order.id, changing?.id);
    if (isOpen || ((await form.current?.confirmDiscard()) ?? true)) setChanging(order);
  };
  const hasForm = can(create) || changing !== undefined;
  return (
    <div className={styles.center} data-form={hasForm}>
      {hasForm && (
        <SubmissionForm
          key={changing?.id ?? 'new'}
          ref={form}
          {...(changing && { order: changing })}
          cancel={() => void turnTo(undefined)}
          close={() => setChanging((now) => (sameId(now?.id, changing?.id) ? undefined : now))}
        />
      )}
      <MyOrders onChange={(order) => void turnTo(order)} />
    </div>
  );
}
