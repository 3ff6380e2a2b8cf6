import { CheckOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Student } from '@/src/gaokao/student';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { expertEndpoints } from '../endpoints';
import { workbenchPath } from '../filling/filling';
import styles from './major.module.css';
import { type Mark, marks, type Recommendation, recommendationRules } from './recommendation';
import { useWishing, type Wish } from './useRecommendations';

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

/** The expert’s remark, kept when it is left or by Enter. */
export function Remark({
  row,
  disabled,
  onChange,
}: {
  row: Recommendation;
  disabled: boolean;
  onChange: (remark: string) => void;
}) {
  const [typed, setTyped] = useState(row.remark);
  const keep = () => typed.trim() !== row.remark && onChange(typed.trim());
  return (
    <Input
      size="small"
      maxLength={rule.maxLength}
      aria-label={`${rule.label}：${row.majorName}`}
      disabled={disabled}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onPressEnter={keep}
    />
  );
}

interface ActionsProps {
  readonly row: Recommendation;
  readonly student: Student;
  readonly batchId: RecordId | undefined;
}

/** 设为意向, 排除, 按此专业填报. */
export function Actions({ row, student, batchId }: ActionsProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { isSaving, setWish } = useWishing(student);
  const wishes = can(save) && can(update);
  const has = (wish: Wish) => student[wish].majorCodes.includes(row.majorCode);
  const wish = (which: Wish) => setWish(which, row.majorCode, !has(which));
  const more = [
    ...(wishes
      ? [{ key: 'exclude', label: has('exclude') ? '取消排除' : '排除', danger: !has('exclude') }]
      : []),
    ...(can('expert:filling:fill') ? [{ key: 'fill', label: '按此专业填报' }] : []),
  ];
  const run = (key: string) => {
    if (key === 'exclude') wish('exclude');
    else {
      const about = new URLSearchParams({
        ...(batchId === undefined ? {} : { batchId: String(batchId) }),
        majorCode: row.majorCode,
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
          icon={has('prefer') ? <CheckOutlined aria-hidden /> : undefined}
          disabled={isSaving}
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
