import { Empty } from 'antd';
import { changedLocks, type Difference, difference, differenceText } from '@/src/gaokao/difference';
import { normalKey, unitName } from '@/src/gaokao/unitKey';
import { itemsOf, type Rows } from '../model/rows';
import styles from './difference.module.css';

interface Props {
  readonly before: Rows;
  readonly after: Rows;
}

const fieldNames = { picks: '专业', obey: '服从调剂', manualTier: '层级', note: '备注' } as const;

/** The difference of a table between two versions (A14), in words; locks are told as well. */
export function DifferenceView({ before, after }: Props) {
  const versions = [itemsOf(before), itemsOf(after)] as const;
  const found = difference(...versions);
  const names = new Map([...before, ...after].map(({ unit }) => [normalKey(unit.key), unitName(unit)]));
  const nameOf = (key: string) => names.get(normalKey(key)) ?? key;
  const locks = changedLocks(...versions).map(({ key, locked }) => ({
    kind: locked === 1 ? '锁定' : '解锁',
    text: nameOf(key),
  }));
  const lines = [...linesOf(found, nameOf), ...locks];
  return (
    <div className={styles.difference}>
      <p>{differenceText(found)}</p>
      {lines.length === 0 ? (
        <Empty description="两个版本相同" />
      ) : (
        <ul>
          {lines.map(({ kind, text }) => (
            <li key={kind + text} data-kind={kind}>
              <b>{kind}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function linesOf({ added, removed, changed, moved }: Difference, nameOf: (key: string) => string) {
  return [
    ...added.map(({ index, item }) => ({ kind: '新增', text: `第 ${index + 1} 志愿 ${nameOf(item.key)}` })),
    ...removed.map(({ index, item }) => ({
      kind: '删除',
      text: `原第 ${index + 1} 志愿 ${nameOf(item.key)}`,
    })),
    ...moved.map(({ key, from, to }) => ({ kind: '移动', text: `${nameOf(key)} ${from + 1}→${to + 1}` })),
    ...changed.map(({ after, fields }) => ({
      kind: '修改',
      text: `${nameOf(after.key)}：${fields.map((field) => fieldNames[field]).join('、')}`,
    })),
  ];
}
