import { Button } from 'antd';
import { useId } from 'react';
import { formatNumber } from '@/src/lib/formatNumber';
import { busy } from '@/src/ui/busy';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import type { Figure } from './rowFigures';
import type { StageRecord } from './stage';
import styles from './stage.module.css';
import type { RowEdit } from './useRowEdit';

interface Props {
  readonly row: StageRecord;
  readonly editor: RowEdit;
}

/** A number of a row, or the input for it while the row is corrected: Enter saves, Escape gives up. */
export function FigureCell({ row, editor, member }: Props & { member: Figure }) {
  const told = useId();
  const { edit } = editor;
  if (edit?.id !== row.id) return formatNumber(row[member]);
  const problem = editor.problem?.at === member ? editor.problem.text : undefined;
  return (
    <>
      <NumberBox
        className={styles.figure ?? ''}
        size="small"
        precision={0}
        autoFocus={member === 'count'}
        aria-label={`${row.score} 分${member === 'count' ? '本段人数' : '累计人数'}`}
        aria-invalid={problem !== undefined}
        {...(problem !== undefined && { 'aria-describedby': told })}
        status={problem === undefined ? '' : 'error'}
        value={edit[member]}
        onChange={(value) => editor.change(member, value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') editor.cancel();
        }}
        onPressEnter={() => void editor.save()}
      />
      {problem !== undefined && (
        <span id={told} role="alert" className={styles.wrong}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Actions on a row. */
export function RowButtons({ row, editor, needs }: Props & { needs: string | undefined }) {
  if (editor.edit?.id !== row.id)
    return (
      <Button
        ref={(button) => editor.takeFocus(row.id, button)}
        type="link"
        size="small"
        data-needs={needs}
        aria-label={`编辑：${row.score} 分`}
        onClick={() => void editor.begin(row)}
      >
        编辑
      </Button>
    );
  return (
    <span className={styles.rowButtons}>
      <Button
        type="link"
        size="small"
        {...busy(editor.saving)}
        disabled={Boolean(editor.problem)}
        onClick={() => void editor.save()}
      >
        保存
      </Button>
      <Button type="link" size="small" onClick={editor.cancel}>
        取消
      </Button>
    </span>
  );
}
