import { Form, Radio, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { useDictionary } from '@/src/crud/fields/useDictionary';
import { isOptionFound } from '@/src/lib/searchText';
import { mostTags, muteLengths, type SiteUser, tagModes } from './user';

/** 禁言: mutes a user who abuses the site, for a while or for ever. */
export function MuteDialog({ row, close }: RowDialogProps<SiteUser>) {
  return (
    <ActionDialog<{ readonly days: number; readonly reason: string }>
      title={`禁言：${row.nickname}`}
      text="禁言期间该用户不能在前台提问和评论。"
      danger
      operation="mute"
      rows={[row]}
      success="已禁言"
      initialValues={{ days: 7 }}
      refusals={{ reason: ['原因'] }}
      close={close}
    >
      <Form.Item name="days" label="禁言时长" rules={[{ required: true, message: '请选择禁言时长' }]}>
        <Radio.Group options={[...muteLengths]} />
      </Form.Item>
      <ReasonItem min={2} max={100} phrases={['发布广告信息', '言语辱骂他人', '刷屏']} />
    </ActionDialog>
  );
}

/** 打标签: the selected users get tags, or lose them. */
export function TagDialog({ rows, close, done }: BatchDialogProps<SiteUser>) {
  const { items, reading } = useDictionary('user_tag');
  return (
    <ActionDialog
      title="打标签"
      text={`为选中的 ${rows.length} 位用户：`}
      operation="tag"
      rows={rows}
      success="标签已更新"
      initialValues={{ mode: 'add' }}
      refusals={{ tags: ['标签'] }}
      close={close}
      done={done}
    >
      <Form.Item name="mode" label="操作">
        <Radio.Group options={[...tagModes]} />
      </Form.Item>
      <Form.Item
        name="tags"
        label="标签"
        rules={[
          { required: true, message: '请选择标签' },
          { type: 'array', max: mostTags, message: `标签最多 ${mostTags} 个` },
        ]}
      >
        <Select
          mode="multiple"
          loading={reading}
          filterOption={isOptionFound}
          placeholder="请选择标签"
          options={items.map(({ value, label }) => ({ value, label }))}
        />
      </Form.Item>
    </ActionDialog>
  );
}
