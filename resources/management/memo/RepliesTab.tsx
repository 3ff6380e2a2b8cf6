import { Button, Form, Input, Timeline } from 'antd';
import { useId } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import { parseReply, type ReplyValues } from '@/src/lib/replies';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { textRules } from '@/src/ui/fields/rule';
import { useUnsentReply } from '../useUnsentReply';
import { type TeamMemo, teamMemoRules } from './memo';
import styles from './memo.module.css';

const { reply } = teamMemoRules;

/** Replies to a memo, and a line to add one; persons named with @ are notified. */
export default function RepliesTab({ record }: { readonly record: TeamMemo }) {
  const { runOnce, running, allowed } = useOperation('reply', '已发表');
  const [form] = Form.useForm<ReplyValues>();
  const formId = useId();
  const unsent = useUnsentReply(form, `备忘讨论：${textOr(record.title)}`);
  const replies: readonly unknown[] = Array.isArray(record.replies) ? record.replies : [];
  const send = (said: ReplyValues) =>
    runOnce({ id: record.id, content: parseReply(said).content.trim() })
      .then(() => unsent.settle(said))
      .catch(() => undefined);
  return (
    <div className={styles.replies}>
      {replies.length === 0 && <p>暂无讨论</p>}
      <Timeline
        items={replies.filter(isRecord).map((said, index) => ({
          key: index,
          children: (
            <>
              <b>{textOr(said.by)}</b> <time>{formatTime(textOr(said.at))}</time>
              <p>{textOr(said.content)}</p>
            </>
          ),
        }))}
      />
      {allowed && (
        <Form
          form={form}
          name={formId}
          onValuesChange={unsent.follow}
          onFinish={(said: ReplyValues) => void send(said)}
        >
          {unsent.bar && <DraftBar {...unsent.bar} />}
          <Form.Item name="content" validateFirst rules={textRules(reply)}>
            <Input.TextArea
              aria-label={reply.label}
              rows={3}
              maxLength={reply.maxLength}
              showCount
              placeholder="写下进展，@姓名 可提醒同事"
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={running}>
            发表
          </Button>
        </Form>
      )}
    </div>
  );
}
