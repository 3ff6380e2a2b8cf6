import { Button, Input, Timeline } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import { type TeamMemo, teamMemoRules } from './memo';
import styles from './memo.module.css';

const { reply } = teamMemoRules;

/** Replies to a memo, and a line to add one; persons named with @ are notified. */
export default function RepliesTab({ record }: { readonly record: TeamMemo }) {
  const { runOnce, running, allowed } = useOperation('reply', '已发表');
  const [text, setText] = useState('');
  const replies: readonly unknown[] = Array.isArray(record.replies) ? record.replies : [];
  const send = async () => {
    const content = text.trim();
    if (content === '' || running) return;
    await runOnce({ id: record.id, content })
      .then(() => setText(''))
      .catch(() => undefined);
  };
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
        <>
          <Input.TextArea
            aria-label={reply.label}
            rows={3}
            maxLength={reply.maxLength}
            showCount
            placeholder="写下进展，@姓名 可提醒同事"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="primary" disabled={text.trim() === '' || running} onClick={() => void send()}>
            发表
          </Button>
        </>
      )}
    </div>
  );
}
