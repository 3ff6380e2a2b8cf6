import { Usage } from '../dashboard/Usage';
import type { Amounts } from './serverState';

interface Props {
  /** Gigabytes. */
  readonly memory: Amounts | undefined;
  /** Megabytes. */
  readonly heap: Amounts | undefined;
}

const rows = [
  ['总内存', 'total'],
  ['已用内存', 'used'],
  ['剩余内存', 'free'],
] as const;

/** The memory of the machine beside that of Java. */
export function MemoryTable({ memory, heap }: Props) {
  return (
    <table className="dashboard-table">
      <thead>
        <tr>
          <th scope="col">属性</th>
          <th scope="col">内存</th>
          <th scope="col">JVM</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, member]) => (
          <tr key={member}>
            <th scope="row">{label}</th>
            <td>{withUnit(memory?.[member], 'G')}</td>
            <td>{withUnit(heap?.[member], 'M')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">使用率</th>
          <td>
            <Usage label="内存使用率" percent={memory?.usage} />
          </td>
          <td>
            <Usage label="JVM使用率" percent={heap?.usage} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function withUnit(value: number | undefined, unit: string): string {
  return value === undefined ? '—' : `${value}${unit}`;
}
