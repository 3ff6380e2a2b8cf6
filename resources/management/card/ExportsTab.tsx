import { PagedTable } from '@/src/ui/table/PagedTable';
import type { CardBatch } from './card';

/** Exports for print: numbers, time and person (screen G12, 导出记录). */
export default function ExportsTab({ record: { exports } }: { record: CardBatch }) {
  return (
    <PagedTable
      size="small"
      aria-label="导出记录"
      rowKey={({ time, releaseNo, storeName }) => `${time} ${releaseNo} ${storeName}`}
      dataSource={[...exports].reverse()}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: '尚未导出' }}
      columns={[
        { title: '时间', dataIndex: 'time' },
        { title: '导出人', dataIndex: 'by' },
        { title: '范围', render: (_, { releaseNo, storeName }) => releaseNo || storeName || '整批' },
        { title: '机构', dataIndex: 'storeName' },
        { title: '数量', dataIndex: 'quantity', align: 'right', render: (count: number) => `${count} 张` },
        {
          title: '格式',
          dataIndex: 'format',
          render: (format: unknown) => (Number(format) === 2 ? 'A4 打印' : 'CSV 文件'),
        },
      ]}
    />
  );
}
