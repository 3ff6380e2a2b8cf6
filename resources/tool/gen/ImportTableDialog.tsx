import { PickDialog } from '@/src/crud/pick/PickDialog';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { dbTables } from './dbTables';
import { usualTemplate } from './gen';

/** Takes tables of the database into the generator. */
export default function ImportTableDialog({ close }: { close: () => void }) {
  const { call, running } = useOperation('import', '导入成功');
  const take = (rows: readonly Row[]) =>
    void call({ query: { tables: rows.map(({ id }) => id).join(','), tplWebType: usualTemplate } }).then(
      close,
      () => undefined,
    );
  return (
    <PickDialog
      resource={dbTables}
      title="导入表"
      none="请选择要导入的表"
      running={running}
      onPick={take}
      close={close}
    />
  );
}
