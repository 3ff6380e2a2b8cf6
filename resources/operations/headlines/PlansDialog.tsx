import { Button, Card, Empty, Modal, Space } from 'antd';
import { useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { PlanForm } from './PlanForm';
import styles from './plans.module.css';
import { canRelease, type ReleasePlan, readPlans } from './releasePlan';

/** 放榜预案: groups of articles that are ready, and go live with one press when the scores come out. */
export default function PlansDialog({ close }: { close: () => void }) {
  useReturnFocus();
  const { data: plans, error, refetch } = usePlans();
  const [editing, setEditing] = useState<ReleasePlan | 'new'>();
  if (editing)
    return <PlanForm {...(editing !== 'new' && { plan: editing })} close={() => setEditing(undefined)} />;
  return (
    <Modal open centered width={720} title="放榜预案" footer={null} onCancel={close}>
      <p className={styles.about}>出分时间无法预知：提前备好资讯与头条，出分后一键上线。</p>
      <Button type="primary" onClick={() => setEditing('new')}>
        新建预案
      </Button>
      {error && <ReadError error={error} retry={() => void refetch()} />}
      {!plans && !error && <Skeleton />}
      {plans?.length === 0 && <Empty description="暂无预案" />}
      <ul className={styles.plans}>
        {plans?.map((plan) => (
          <li key={plan.id}>
            <Plan plan={plan} onEdit={() => setEditing(plan)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Plan({ plan, onEdit }: { plan: ReleasePlan; onEdit: () => void }) {
  const confirm = useConfirm();
  const release = useOperation('releasePlan', '已上线');
  const remove = useOperation('removePlan', '删除成功');
  const { allowed: mayLead } = useOperation('headline');
  const { id, name, items, headHours, releaseTime, releaseBy } = plan;
  const heads = items.filter(({ isHeadline }) => isHeadline).length;
  const goLive = () =>
    confirm({
      text: `将立即上线 ${items.length} 条资讯，其中 ${heads} 条为头条（${headHours} 小时），确定上线「${name}」吗？`,
      run: () => release.run({ id }),
    });
  const drop = () =>
    confirm({
      text: `是否确认删除预案「${name}」？资讯本身不受影响。`,
      danger: true,
      run: () => remove.run({ id }),
    });
  return (
    <Card
      size="small"
      title={
        <>
          {name}{' '}
          <StateTag tone={releaseTime ? 'success' : 'warning'}>{releaseTime ? '已上线' : '待上线'}</StateTag>
        </>
      }
      extra={
        releaseTime === '' && (
          <Space size={4}>
            <Button size="small" onClick={onEdit}>
              编辑预案
            </Button>
            <Button size="small" danger onClick={() => void drop()}>
              删除预案
            </Button>
            {(heads === 0 || mayLead) && (
              <Button size="small" type="primary" disabled={!canRelease(plan)} onClick={() => void goLive()}>
                一键上线
              </Button>
            )}
          </Space>
        )
      }
    >
      {releaseTime && (
        <p className={styles.about}>
          {releaseBy} 于 {releaseTime} 上线
        </p>
      )}
      <ul className={styles.items}>
        {items.map(({ articleId, title, isHeadline, problem }) => (
          <li key={articleId}>
            {isHeadline && <StateTag tone="danger">头条</StateTag>} {title}{' '}
            {problem && <StateTag tone="warning">{problem}</StateTag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function usePlans() {
  const { resource } = useResourcePage();
  return useCall(operationOf(resource.endpoints, resource.name, 'plans'), readPlans, {
    of: [resource.name, 'plans'],
  });
}
