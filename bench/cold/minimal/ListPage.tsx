import { EditOutlined, EyeOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Card, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { pageSize, type Row } from './rows';

/** antd's virtual rows pay off above about as many. */
const manyRows = 100;

const columns = [
  { title: '编号', dataIndex: 'id', width: 80 },
  { title: '名称', dataIndex: 'name', width: 260 },
  { title: '状态', dataIndex: 'status', width: 110, render: (status: string) => <Tag>{status}</Tag> },
  { title: '数量', dataIndex: 'amount', width: 140 },
  { title: '单价', dataIndex: 'price', width: 160 },
  { title: '创建时间', dataIndex: 'createTime', width: 190 },
  { title: '操作', key: 'actions', width: 120, render: () => <Actions /> },
];

function Actions() {
  return (
    <Space>
      <Button size="small" icon={<EditOutlined />} />
      <Button size="small" icon={<EyeOutlined />} />
    </Space>
  );
}

/** A page of a list. */
export default function ListPage({ list }: { readonly list: string }) {
  const [page, setPage] = useState(1);
  const { result, query } = useList<Row & { id: number }>({
    resource: list,
    pagination: { currentPage: page, pageSize },
  });
  const many = pageSize > manyRows;
  return (
    <Card title={list}>
      <Table
        columns={columns}
        dataSource={result.data}
        loading={query.isLoading}
        pagination={{ current: page, pageSize, total: result.total, onChange: setPage }}
        rowKey="id"
        virtual={many}
        scroll={many ? { x: 1060, y: 600 } : undefined}
      />
    </Card>
  );
}
