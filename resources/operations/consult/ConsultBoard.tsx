import { Button } from 'antd';
import { useState } from 'react';
import { BoardBatch, ReadingBoard, useReadingBoard } from '@/src/crud/board/ReadingBoard';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { ConsultItem } from './ConsultItem';
import { ConsultReader } from './ConsultReader';
import { readConsult } from './readConsult';
import { useReplies } from './useReplies';

const AssignDialog = load(
  () => import('./dialogs'),
  (code) => code.AssignDialog,
);

/** The enquiries on the left, the one in the address on the right. In a drawer where there is little room. */
export function ConsultBoard() {
  const board = useReadingBoard();
  const { list, opened, open } = board;
  const replies = useReplies();
  const selected = list.rows.filter(({ id }) => board.isSelected(id));
  return (
    <ReadingBoard
      board={board}
      noun="咨询"
      selectedRows={selected}
      batch={selected.length > 0 && <BatchTools rows={selected} done={board.deselectAll} />}
      reader={
        opened !== null && (
          <ConsultReader
            key={`${opened} ${replies.times}`}
            id={opened}
            replies={replies}
            onRemoved={() => open(null)}
          />
        )
      }
    >
      {list.rows.map((row) => (
        <ConsultItem key={row.id} board={board} line={readConsult(row)} />
      ))}
    </ReadingBoard>
  );
}

/** Actions on the selected enquiries. */
function BatchTools({ rows, done }: { readonly rows: readonly Row[]; readonly done: () => void }) {
  const { resource } = useResourcePage();
  const confirm = useConfirm();
  const assigning = useOperation('assign');
  const removing = useOperation('remove', '删除成功');
  const [assigns, setAssigns] = useState(false);
  const removable = rows.filter((row) => resource.canDelete?.(row) ?? true);
  const remove = () =>
    confirm({
      text: `删除后可在回收站恢复，是否确认删除选中的 ${removable.length} 条咨询？`,
      danger: true,
      run: () => removing.run({ id: removable.map(({ id }) => id).join(',') }),
    }).then((yes) => yes && done());
  return (
    <BoardBatch count={rows.length}>
      {assigning.allowed && (
        <Button size="small" data-needs={assigning.needs} onClick={() => setAssigns(true)}>
          分配
        </Button>
      )}
      {removing.allowed && (
        <Button
          size="small"
          danger
          disabled={removable.length === 0}
          title={removable.length === 0 ? '请先关闭该咨询' : undefined}
          data-needs={removing.needs}
          onClick={() => void remove()}
        >
          删除
        </Button>
      )}
      <DialogBoundary close={() => setAssigns(false)}>
        {assigns && <AssignDialog rows={rows} close={() => setAssigns(false)} done={done} />}
      </DialogBoundary>
    </BoardBatch>
  );
}
