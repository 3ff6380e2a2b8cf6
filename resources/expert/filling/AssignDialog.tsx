import { Alert, Modal, Radio, Table, Tooltip } from 'antd';
import { useState } from 'react';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { assign } from '@/src/gaokao/assign';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { Bar } from '@/src/ui/Bar';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { StateTag } from '@/src/ui/StateTag';
import { type ExpertLoad, useExperts } from '../../lookups/expert';
import { provinceNameOf } from '../../lookups/provinceNames';
import { assignQuestion, servesAll, sharesOf } from './assignment';
import type { Filling } from './filling';
import styles from './filling.module.css';

type Strategy = 1 | 2 | 3;

const strategies: { value: Strategy; label: string }[] = [
  { value: 1, label: '指定专家' },
  { value: 2, label: '平均分配' },
  { value: 3, label: '按负载分配' },
];

/** Assigns the selected students to experts; says at once who would get how many (screen E1, A16). */
export default function AssignDialog({ rows, close, done }: BatchDialogProps<Filling>) {
  const [strategy, setStrategy] = useState<Strategy>(2);
  const [chosen, setChosen] = useState<readonly RecordId[]>([]);
  const { data: experts = [], isPending, isError } = useExperts();
  const { run, running } = useOperation('assign', '分配成功');
  const confirm = useConfirm();
  useReturnFocus();
  const takers = experts.filter(({ id }) => chosen.some((one) => sameId(one, id)));
  const result = assign(
    strategy,
    rows.map(({ id }) => id),
    takers,
  );
  const problem = takers.length === 0 || result.ok ? undefined : result.message;
  const send = async () => {
    if (!(await confirm({ text: assignQuestion(rows, takers.length) }))) return;
    const idsOf = (records: readonly { readonly id: RecordId }[]) => records.map(({ id }) => id).join();
    const body = { ids: idsOf(rows), strategy, expertIds: idsOf(takers) };
    await run(body).then(
      () => done(),
      () => undefined,
    );
  };
  return (
    <Modal
      open
      centered
      title="批量分配"
      width={680}
      maskClosable={false}
      okText="分配"
      okButtonProps={{ disabled: takers.length === 0 || problem !== undefined, ...busy(running) }}
      onOk={() => void send()}
      onCancel={close}
    >
      <p>已选 {rows.length} 位考生</p>
      <Radio.Group
        aria-label="分配方式"
        options={strategies}
        value={strategy}
        onChange={({ target }) => {
          const next: Strategy = target.value;
          setStrategy(next);
          if (next === 1) setChosen(chosen.slice(0, 1));
        }}
      />
      {isError && experts.length === 0 ? (
        <Alert type="error" showIcon message="专家加载失败，请稍后再试" />
      ) : (
        <ExpertTable
          rows={rows}
          experts={experts}
          loading={isPending}
          single={strategy === 1}
          chosen={takers.map(({ id }) => id)}
          onChoose={setChosen}
        />
      )}
      <div role="status" aria-label="分配预览" className={styles.preview ?? ''}>
        {takers.length === 0 && '请选择专家'}
        {problem && <Alert type="error" showIcon message={problem} />}
        {result.ok &&
          sharesOf(takers, result.assigned).map(({ expert, count }) => (
            <StateTag key={expert.id} tone={count > 0 ? 'primary' : 'info'}>
              {`${expert.name} +${count}`}
            </StateTag>
          ))}
      </div>
    </Modal>
  );
}

interface TableProps {
  readonly rows: readonly Filling[];
  readonly experts: readonly ExpertLoad[];
  readonly loading: boolean;
  readonly single: boolean;
  readonly chosen: readonly RecordId[];
  readonly onChoose: (ids: readonly RecordId[]) => void;
}

/** The experts with their load; those who do not serve a province of a selected student cannot be chosen. */
function ExpertTable({ rows, experts, loading, single, chosen, onChoose }: TableProps) {
  const nameOf = (id: number) => provinceNameOf(id) ?? String(id);
  return (
    <Table
      size="small"
      rowKey="id"
      className={styles.experts ?? ''}
      loading={loading}
      pagination={false}
      scroll={{ x: 'max-content', y: 280 }}
      dataSource={[...experts]}
      locale={{ emptyText: '暂无专家' }}
      rowSelection={{
        type: single ? 'radio' : 'checkbox',
        selectedRowKeys: [...chosen],
        onChange: (_keys, selected) => onChoose(selected.map(({ id }) => id)),
        getCheckboxProps: (expert) => ({
          disabled: !servesAll(expert, rows),
          'aria-label': `选择专家：${expert.name}`,
        }),
        renderCell: (_checked, expert, _index, box) =>
          servesAll(expert, rows) ? box : <Tooltip title="不负责该省">{box}</Tooltip>,
      }}
      columns={[
        {
          title: '专家',
          render: (_: unknown, { name, online }: ExpertLoad) => (
            <>
              {name} {online && <StateTag tone="success">在线</StateTag>}
            </>
          ),
        },
        {
          title: '负责省份',
          render: (_: unknown, { provinceIds }: ExpertLoad) => provinceIds.map(nameOf).join('、'),
        },
        {
          title: '在手',
          render: (_: unknown, { name, load, max }: ExpertLoad) => (
            <Bar value={load} max={max} low={load >= max} label={`${name}的在手考生`} />
          ),
        },
      ]}
    />
  );
}
