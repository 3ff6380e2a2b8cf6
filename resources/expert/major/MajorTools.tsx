import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Student } from '@/src/gaokao/student';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { busy } from '@/src/ui/busy';
import { expertEndpoints } from '../endpoints';
import { workbenchPath } from '../filling/filling';
import styles from './major.module.css';
import { type Mark, marks, type Recommendation, recommendationRules } from './recommendation';
import type { Wish } from './useRecommendations';

const { save } = expertEndpoints['expert/major'].operations;
const { update } = expertEndpoints['expert/student'].operations;

interface MarkProps {
  readonly row: Recommendation;
  readonly disabled: boolean;
  readonly onChange: (mark: Mark | null) => void;
}

/** 专家标记 of a major; taken away by clearing it. */
export function MarkSelect({ row, disabled, onChange }: MarkProps) {
  return (
    <Select<Mark>
      size="small"
      allowClear
      className={styles.wide ?? ''}
      aria-label={`专家标记：${row.majorName}`}
      placeholder="未标记"
      disabled={disabled}
      value={row.mark}
      options={marks.map(({ value, label }) => ({ value, label }))}
      onChange={(mark) => onChange(mark ?? null)}
    />
  );
}

const { remark: rule } = recommendationRules;

/**
 * The expert’s remark, kept when it is left or by Enter. A remark that somebody else wrote replaces what is here, unless
 * this was changed or is on its way.
 */
export function Remark({
  row,
  disabled,
  onChange,
}: {
  row: Recommendation;
  disabled: boolean;
  /** Resolves to the remark that the server has then; undefined where it refused. */
  onChange: (remark: string) => Promise<string | undefined>;
}) {
  const [typed, setTyped] = useState(row.remark);
  const [read, setRead] = useState(row.remark);
  /** The text that the server has. */
  const [kept, setKept] = useState(row.remark);
  /** The text on its way; the last one, where there are several. */
  const [sent, setSent] = useState<{ readonly text: string }>();
  const text = typed.trim();
  if (read !== row.remark) {
    setRead(row.remark);
    setKept(row.remark);
    if (!sent && text === kept && text !== row.remark) setTyped(row.remark);
  }
  const keep = async () => {
    if (text === (sent?.text ?? kept)) return;
    const own = { text };
    setSent(own);
    const standing = await onChange(text);
    setSent((now) => (now === own ? undefined : now));
    if (standing === undefined) return;
    setKept(standing);
    if (standing !== text) setTyped((now) => (now.trim() === text ? standing : now));
  };
  return (
    <Input
      size="small"
      maxLength={rule.maxLength}
      aria-label={`${rule.label}：${row.majorName}`}
      disabled={disabled}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
      onPressEnter={() => void keep()}
    />
  );
}

interface ActionsProps {
  readonly row: Recommendation;
  readonly student: Student;
  readonly batchId: RecordId | undefined;
  /** Whether a wish about this major is being saved. */
  readonly saving: boolean;
  readonly setWish: (wish: Wish, on: boolean) => void;
}

/** 设为意向, 排除, 按此专业填报. */
export function Actions({ row, student, batchId, saving, setWish }: ActionsProps) {
  const can = useCan();
  const navigate = useNavigate();
  const wishes = can(save) && can(update);
  const has = (wish: Wish) => student[wish].majorCodes.includes(row.majorCode);
  const wish = (which: Wish) => setWish(which, !has(which));
  const more = [
    ...(wishes
      ? [
          {
            ...{ key: 'exclude', label: has('exclude') ? '取消排除' : '排除' },
            ...{ danger: !has('exclude'), disabled: saving },
          },
        ]
      : []),
    ...(can('expert:filling:fill') ? [{ key: 'fill', label: '按此专业填报' }] : []),
  ];
  const run = (key: string) => {
    if (key === 'exclude') wish('exclude');
    else {
      const about = new URLSearchParams({
        ...(batchId === undefined ? {} : { batchId: String(batchId) }),
        majorCode: row.majorCode,
        majorName: row.majorName,
      });
      void navigate(`${workbenchPath(student.userId)}&${about}`);
    }
  };
  return (
    <span className={styles.actions}>
      {wishes && (
        <Button
          type="link"
          size="small"
          {...busy(saving)}
          aria-label={`${has('prefer') ? '取消意向' : '设为意向'}：${row.majorName}`}
          onClick={() => wish('prefer')}
        >
          {has('prefer') ? '取消意向' : '设为意向'}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more, onClick: ({ key }) => run(key) }}>
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={`更多操作：${row.majorName}`}
          />
        </Dropdown>
      )}
    </span>
  );
}
