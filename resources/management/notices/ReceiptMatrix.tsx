import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { operationOf } from '@/providers/data/callOperation';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useServices } from '@/src/services/useServices';
import { CopyText } from '@/src/ui/CopyText';
import { StateTag, type Tone } from '@/src/ui/StateTag';
import { type CellState, cellTexts, phoneRound, readMatrix } from './matrix';

const tones: Readonly<Record<CellState, Tone>> = {
  none: 'info',
  missing: 'warning',
  late: 'danger',
  read: 'warning',
  lateAck: 'danger',
  done: 'success',
};

/** The newest notices against the institutions; late ones are red, and who is to be rung is copied as text. */
export default function ReceiptMatrix() {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['data', 'default', resource.name, 'matrix'],
    queryFn: async ({ signal }) => {
      const matrix = operationOf(resource.endpoints, resource.name, 'matrix');
      const options = { allowRepeat: true, quiet: true, signal };
      return readMatrix((await callOperation(matrix, { options })).data);
    },
    retry: false,
  });
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  const { notices = [], stores = [] } = data ?? {};
  return (
    <>
      <p>
        电话清单 <CopyText bare label="电话清单" text={phoneRound({ notices, stores })} />
      </p>
      <Table
        size="small"
        rowKey="id"
        loading={isPending}
        dataSource={[...stores]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: '机构', dataIndex: 'name', fixed: 'left', width: 150 },
          { title: '联系人', render: (_, { contact, mobile }) => `${contact} ${mobile}` },
          ...notices.map(({ id, title }) => ({
            title,
            key: id,
            render: (_: unknown, { cells }: (typeof stores)[number]) => {
              const state = cells[id] ?? 'none';
              return state === 'none' ? (
                cellTexts.none
              ) : (
                <StateTag tone={tones[state]}>{cellTexts[state]}</StateTag>
              );
            },
          })),
        ]}
      />
    </>
  );
}
