import { DeleteOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { safeLocal } from '@/src/lib/safeStorage';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { type FilterSet, maxSets, readSets, withSet, writeSets } from '../filterSets';
import type { CandidateFilters } from '../filters';
import styles from './filterBar.module.css';

/** The data of the named sets of filters. */
export interface SetsProps {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
  /** Called once a set was put into force. */
  readonly onUsed: () => void;
}

/** The panel of 筛选方案: kept in this browser, for the signed-in user alone. */
export default function NamedSets({ filters, onChange, onUsed }: SetsProps) {
  const { userId } = useServices();
  const notify = useNotify();
  const key = `candidate-filters:${userId()}`;
  const [sets, setSets] = useState(() => readSets(safeLocal.getItem(key)));
  const [name, setName] = useState('');
  const keep = (next: readonly FilterSet[]) => {
    safeLocal.setItem(key, writeSets(next));
    setSets([...next]);
  };
  function add(): void {
    if (name.trim() === '') return;
    keep(withSet(sets, { name: name.trim(), filters }));
    notify('success', `已保存筛选方案「${name.trim()}」`);
    setName('');
  }
  return (
    <section className={styles.sets} aria-label="筛选方案">
      {sets.length === 0 && <Empty description="暂无保存的方案" />}
      <ul>
        {sets.map((set) => (
          <li key={set.name}>
            <button
              type="button"
              onClick={() => {
                onChange({ ...set.filters, keyword: filters.keyword });
                onUsed();
              }}
            >
              {set.name}
            </button>
            <Button
              size="small"
              type="text"
              aria-label={`删除方案 ${set.name}`}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => keep(sets.filter((one) => one !== set))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Input
          size="small"
          aria-label="方案名称"
          placeholder="方案名称"
          maxLength={20}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={add}
        />
        <Button size="small" type="primary" disabled={name.trim() === ''} onClick={add}>
          保存当前
        </Button>
      </div>
      {sets.length >= maxSets && <p>最多保留 {maxSets} 个，再保存将移除最早的一个</p>}
    </section>
  );
}
