import { Button, Modal, Table } from 'antd';
import { useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { Pager } from '@/src/crud/list/Pager';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { emptyText } from '@/src/ui/fields/field';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { usualPageSize } from '@/src/ui/layout/paging';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { systemEndpoints } from '../endpoints';
import type { Notice } from './notices';

const { readers } = systemEndpoints['system/notice'].operations;

/** Readers of a notice, the latest first; RuoYi has them from 3.9.2 on. */
export default function ReadersDialog({ row: { noticeId, noticeTitle }, close }: RowDialogProps<Notice>) {
  useReturnFocus();
  const [asked, setAsked] = useState({ page: 1, size: usualPageSize, searchValue: '' });
  const { page, size, searchValue } = asked;
  const { data, error, isFetching, refetch } = useCall(
    readers,
    (_data, response) => readList(response, readers.path),
    {
      of: ['system/notice', 'readers'],
      query: { noticeId, pageSize: size, searchValue, pageNum: page },
      gcTime: 0,
      keepPrevious: true,
    },
  );
  return (
    <Modal
      open
      centered
      width={760}
      title={`阅读用户：${noticeTitle}`}
      footer={<Button onClick={close}>关闭</Button>}
      onCancel={close}
    >
      <SearchInput
        aria-label="用户名称或昵称"
        placeholder="用户名称或昵称"
        style={{ maxWidth: 280, marginBottom: 12 }}
        onSearch={(text) => setAsked({ ...asked, searchValue: text.trim(), page: 1 })}
      />
      {error ? (
        <ReadError error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Table
            size="small"
            rowKey={(one) => textOr(one.userName)}
            loading={isFetching}
            dataSource={data?.list}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: '暂无人阅读' }}
            pagination={false}
            columns={[
              { title: '用户名称', render: (_, one) => textOr(one.userName) || emptyText },
              { title: '用户昵称', render: (_, one) => textOr(one.nickName) || emptyText },
              { title: '所属部门', render: (_, one) => textOr(one.deptName) || emptyText },
              { title: '手机号码', render: (_, one) => textOr(one.phonenumber) || emptyText },
              { title: '阅读时间', render: (_, one) => timeOr(one.readTime) || emptyText },
            ]}
          />
          {data && data.total > 0 && (
            <Pager
              state={asked}
              total={data.total}
              change={(changes) => setAsked({ ...asked, page: 1, ...changes })}
            />
          )}
        </>
      )}
    </Modal>
  );
}
