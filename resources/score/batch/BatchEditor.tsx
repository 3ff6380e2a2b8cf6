import { CopyOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Empty } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { focusAt } from '@/src/crud/form/formFocus';
import { categoriesOf } from '@/src/gaokao/subjects';
import { useCan } from '@/src/services/useCan';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { afterRemoval, useFocusLater } from '@/src/ui/fields/rows/useFocusLater';
import { load } from '@/src/ui/load';
import { scoreEndpoints } from '../endpoints';
import { BatchFields } from './BatchFields';
import styles from './batch.module.css';
import type { BatchDraft } from './batchDrafts';
import { type EditorProps, useBatchEditor } from './useBatchEditor';

const StaleDialog = load(() => import('@/src/crud/form/StaleDialog'));
const ModeDialog = load(() => import('./ModeDialog'));
const { saveBatches } = scoreEndpoints['score/batch'].operations;

/** The batches of a province, one below another, all of their rules in sight and to be changed in place. */
export function BatchEditor(props: EditorProps) {
  const editor = useBatchEditor(props);
  const { drafts, problems, refusal, refusals, unsaved } = editor;
  const root = useRef<HTMLDivElement>(null);
  const can = useCan();
  const [switching, setSwitching] = useState<BatchDraft>();
  const confirm = useConfirm();
  const editable = can(saveBatches);
  useEffect(() => {
    const wrong = refusals > 0 && root.current?.querySelector('[data-wrong]');
    if (wrong) focusAt(wrong);
  }, [refusals]);
  const focusLater = useFocusLater(root);
  const remove = async ({ uid, batch }: BatchDraft, index: number) => {
    const text = `是否确认删除「${batch.name || '未命名批次'}」？保存后生效。`;
    if (!(await confirm({ text, danger: true }))) return;
    focusLater(afterRemoval(index, drafts.length));
    editor.remove(uid);
  };
  const copy = async () => {
    const text = `将以 ${props.year - 1} 年的规则替换当前内容，控制线与填报时间保留，确认复制吗？`;
    if (await confirm({ text })) editor.copyLastYear();
  };
  const general = problems.find(({ index }) => index === -1)?.text;
  return (
    <div ref={root} className={styles.editor}>
      {unsaved.draft && editable && (
        <DraftBar draft={unsaved.draft} onRestore={() => void editor.restore()} onDiscard={unsaved.discard} />
      )}
      {(refusal ?? general) && (
        <Alert data-wrong type="error" showIcon role="alert" message={refusal ?? general} />
      )}
      {drafts.length === 0 && <Empty description={`${props.year} 年尚未配置批次`} />}
      <ol className={styles.batches}>
        {drafts.map((draft, index) => (
          <BatchFields
            key={draft.uid}
            batch={draft.batch}
            provinceMode={props.province.mode}
            index={index}
            count={drafts.length}
            categories={categoriesOf(props.province.subjectType)}
            hasVariants={props.province.id === tibet}
            editable={editable}
            errors={errorsAt(problems, index)}
            onChange={(changes) => editor.change(draft.uid, changes)}
            onMain={() => editor.makeMain(draft.uid)}
            onMove={editor.move}
            onRemove={() => void remove(draft, index)}
            onSwitchMode={() => setSwitching(draft)}
            focusLater={focusLater}
          />
        ))}
      </ol>
      {editable && (
        <div className={styles.buttons}>
          <Button icon={<PlusOutlined aria-hidden />} data-add onClick={editor.add}>
            新增批次
          </Button>
          <Button
            icon={<CopyOutlined aria-hidden />}
            disabled={props.before.length === 0}
            onClick={() => void copy()}
          >
            复制去年配置
          </Button>
          <Button
            type="primary"
            {...busy(editor.saving)}
            data-needs={saveBatches.permission}
            onClick={() => void editor.save()}
          >
            保存
          </Button>
        </div>
      )}
      <DialogBoundary close={() => editor.stale?.answer('cancel')}>
        {editor.stale && <StaleDialog question={editor.stale} />}
      </DialogBoundary>
      <DialogBoundary close={() => setSwitching(undefined)}>
        {switching && <ModeDialog batch={switching.batch} close={() => setSwitching(undefined)} />}
      </DialogBoundary>
    </div>
  );
}

/** 西藏 draws its lines for two kinds of candidates. */
const tibet = 540000;

function errorsAt(problems: readonly { index: number; field: string; text: string }[], index: number) {
  const mine = problems.filter((problem) => problem.index === index);
  return Object.fromEntries(mine.toReversed().map(({ field, text }) => [field, text]));
}
