import { Empty, Spin } from 'antd';
import { useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { searchedText } from '@/src/lib/phoneNumber';
import { numberOr, textOr, textsOf } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../endpoints';
import { shortSubject } from '../filling/filling';
import styles from './major.module.css';

const { list } = expertEndpoints['expert/filling'].operations;

/** Students that are offered at once; typing finds the others. */
const offered = 20;

interface Props {
  readonly userId: RecordId | undefined;
  readonly onPick: (userId: RecordId) => void;
}

/** Picks a student of the queue (screen E8). The typed text stays here: it may be a name. */
export function StudentPicker({ userId, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const { data, error, isFetching, refetch } = useCall(
    list,
    (_data, response) => readList(response, list.path).list,
    {
      of: ['expert/filling', 'picker'],
      body: { page: 1, limit: offered, ...(keyword && { keyword: searchedText(keyword) }) },
      keepPrevious: true,
    },
  );
  return (
    <nav className={styles.picker} aria-label="选择考生">
      <SearchInput
        aria-label="查找考生"
        placeholder="姓名、手机号或考生号"
        loading={isFetching}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!data && !error && <Spin />}
      {!data && error && <ReadError error={error} retry={refetch} />}
      {data?.length === 0 && <Empty description="没有找到考生" />}
      <ul>
        {data?.flatMap((row) => {
          const id = row.userId;
          if (!isRecordId(id)) return [];
          return (
            <li key={id}>
              <button type="button" aria-current={sameId(id, userId)} onClick={() => onPick(id)}>
                <b>{textOr(row.name)}</b>
                <small>
                  {textOr(row.provinceName)} · {textsOf(row.subjects).map(shortSubject).join('')} ·{' '}
                  {numberOr(row.score) > 0 ? `${numberOr(row.score)} 分` : '无成绩'}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
