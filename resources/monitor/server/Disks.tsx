import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Facts } from '../dashboard/Facts';
import { Usage } from '../dashboard/Usage';
import type { Disk } from './serverState';

const columns = [
  ['盘符路径', 'dirName'],
  ['文件系统', 'sysTypeName'],
  ['盘符类型', 'typeName'],
  ['总大小', 'total'],
  ['可用大小', 'free'],
  ['已用大小', 'used'],
] as const;

/** The file systems as a table; on a narrow screen one below the other. */
export function Disks({ disks }: { disks: readonly Disk[] }) {
  const narrow = useNarrow();
  if (disks.length === 0) return <>—</>;
  if (narrow) return disks.map((disk, index) => <Single key={keyOf(disk, index)} disk={disk} />);
  return (
    <table className="dashboard-table">
      <thead>
        <tr>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">已用百分比</th>
        </tr>
      </thead>
      <tbody>
        {disks.map((disk, index) => (
          <tr key={keyOf(disk, index)}>
            {columns.map(([label, member]) => (
              <td key={label}>{disk[member] ?? '—'}</td>
            ))}
            <td>
              <DiskUsage disk={disk} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Single({ disk }: { disk: Disk }) {
  return (
    <div className="dashboard-disk">
      <Facts
        facts={[
          ...columns.map(([label, member]) => [label, disk[member]] as const),
          ['已用百分比', <DiskUsage key="usage" disk={disk} />],
        ]}
      />
    </div>
  );
}

function DiskUsage({ disk }: { disk: Disk }) {
  return <Usage label={`${disk.dirName ?? ''}已用百分比`} percent={disk.usage} />;
}

/** Two may lie under the same path. */
function keyOf(disk: Disk, index: number): string {
  return `${index} ${disk.dirName}`;
}
