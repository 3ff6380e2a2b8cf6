import { Alert, Form } from 'antd';
import { use } from 'react';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { isRecord, numberOr } from '@/src/lib/record';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { operationsEndpoints } from '../endpoints';
import { clashesOf } from './occupancy';
import { mostSlots, readSlot, readTargeting } from './recommendation';

const { reach } = operationsEndpoints['operations/recommendations'].operations;

/** Below the form: the size of the audience, and recommendations for the same place. */
export default function AudienceAside() {
  const values = Form.useWatch((all: Readonly<Record<string, unknown>>) => all) ?? {};
  const { resource } = useResourcePage();
  const record = use(FormRecord);
  const { data } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostSlots },
    hasPanel: true,
  });
  const clashes = clashesOf(readSlot({ ...values, id: record?.id }), (data?.data ?? []).map(readSlot));
  return (
    <section aria-label="投放范围" data-below>
      <Reach values={values} />
      {clashes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginTop: 16 }}
          message={`同一位置、排序、时段与人群：${clashes.map(({ name }) => `「${name}」`).join('')}`}
        />
      )}
    </section>
  );
}

/** The size of the audience, computed again after a pause in typing. */
function Reach({ values }: { values: Readonly<Record<string, unknown>> }) {
  const asked = useDebounced(JSON.stringify({ ...readTargeting(values), crowdId: values.crowdId ?? null }));
  const { data, isError } = useCall(reach, (answer) => numberOr(isRecord(answer) ? answer.users : 0), {
    of: ['operations', 'reach'],
    body: JSON.parse(asked),
    keepPrevious: true,
  });
  if (isError) return <p role="status">暂时无法估算可见用户数</p>;
  return <p role="status">{data === undefined ? '正在估算可见用户数' : `约 ${data} 名用户可见`}</p>;
}
