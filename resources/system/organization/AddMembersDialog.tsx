import { PickDialog } from '@/src/crud/pick/PickDialog';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, textOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { staff } from './members';

/** Moves users into the organization of the page; a message names those who left another one. */
export default function AddMembersDialog({ close }: { readonly close: () => void }) {
  const { scope } = useResourcePage();
  const notify = useNotify();
  const { run, running } = useOperation('save');
  const add = async (rows: readonly Row[]) => {
    const userIds = rows.map(({ id }) => id).join(',');
    try {
      const data = await run({ orgId: scope?.orgId, userIds });
      notify('success', ['添加成功', ...movesIn(data)].join('，'));
      close();
    } catch {
      // the pipeline has shown the error; the selection stays
    }
  };
  return (
    <PickDialog
      resource={staff}
      title="选择用户"
      none="请先选择数据"
      running={running}
      onPick={(rows) => void add(rows)}
      close={close}
    />
  );
}

/** The moves between organizations in the response, as texts. */
function movesIn(data: unknown): string[] {
  const moved = isRecord(data) && Array.isArray(data.moved) ? data.moved.filter(isRecord) : [];
  return moved.map(({ realName, orgName }) => `${textOr(realName)}已从「${textOr(orgName)}」移入`);
}
