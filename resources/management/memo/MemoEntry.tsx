import { Button, Input } from 'antd';
import { useState } from 'react';
import { useChoices } from '@/src/crud/fields/severalOf';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { isComposing } from '@/src/lib/isComposing';
import { useCan } from '@/src/services/useCan';
import { managementEndpoints } from '../endpoints';
import { dueProblem } from './memo';
import styles from './memo.module.css';
import { parseEntry } from './parseEntry';

const { people } = managementEndpoints['management/memo'].operations;

/** A line to enter a memo in natural language; the parsed parts are shown before Enter creates it. */
export default function MemoEntry() {
  const { resource } = useResourcePage();
  const { data: staff = [] } = useChoices(people);
  const { runOnce, running } = useOperation('create', '新增成功');
  const [line, setLine] = useState('');
  const entry = parseEntry(line, staff, new Date());
  const problem = problemOf(entry);
  const isAllowed = useCan()(resource.endpoints.operations.create);
  if (!isAllowed) return null;
  const save = async () => {
    if (problem !== undefined || running) return;
    const { title, dueTime, assigneeIds } = entry;
    await runOnce({ title, dueTime, assigneeIds, priority: 2 })
      .then(() => setLine((now) => (now === line ? '' : now)))
      .catch(() => undefined);
  };
  const names = staff.filter(({ id }) => entry.assigneeIds.includes(id)).map(({ name }) => name);
  return (
    <div className={styles.entry}>
      <Input
        aria-label="快速新增备忘"
        placeholder="明天下午3点 回访 学生 @同事，回车新增"
        value={line}
        maxLength={120}
        onChange={(event) => setLine(event.target.value)}
        onPressEnter={(event) => {
          if (!isComposing(event.nativeEvent)) void save();
        }}
      />
      <Button type="primary" disabled={problem !== undefined || running} onClick={() => void save()}>
        添加
      </Button>
      {line.trim() !== '' && (
        <p className={styles.understood} role="status">
          {problem ??
            [
              entry.title,
              entry.unread === undefined
                ? entry.dueTime && formatTime(entry.dueTime).slice(0, 16)
                : `没有「${entry.unread}」这个时间，不设截止时间`,
              names.join('、'),
            ]
              .filter(Boolean)
              .join(' · ')}
        </p>
      )}
    </div>
  );
}

/** The problem with a line, in words. */
function problemOf({
  title,
  assigneeIds,
  unknown,
  dueTime,
}: ReturnType<typeof parseEntry>): string | undefined {
  if (unknown.length > 0) return `没有找到：${unknown.join('、')}`;
  if (title.length < 2 || title.length > 50) return '标题长度为 2-50 个字符';
  if (assigneeIds.length === 0) return '请用 @姓名 选择负责人';
  return dueProblem(dueTime, Date.now());
}
