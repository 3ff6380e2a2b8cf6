import { CloseOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { type Fix, type Problem, problemTitles } from '@/src/gaokao/checks/problem';
import { applyFix } from '@/src/gaokao/validateTable';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { groupBy } from '@/src/lib/groupBy';
import { useNotify } from '@/src/services/useNotify';
import { useNextFocus } from '../../useNextFocus';
import { isStillWrong } from '../model/problems';
import { useProblems, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import { useRecompute } from '../page/useRecompute';
import styles from './check.module.css';

/** Problems of the table by code (0.5): a click goes to the row; safe corrections are applied at once. */
export default function CheckPanel() {
  const { show, table } = useWorkbench();
  const problems = useProblems();
  const readOnly = useTable((state) => state.readOnly);
  const isTrial = useWorkbenchState(({ trial }) => trial !== null);
  const recompute = useRecompute();
  const notify = useNotify();
  const onFocus = useNextFocus('[data-fix]');
  const groups = [...groupBy(problems.all, ({ code }) => code)];
  const { error, warn, info } = problems.count;

  async function apply(fix: Fix): Promise<void> {
    if (!isStillWrong(table.get(), fix)) return notify('warning', '志愿表已变化，请按新的校验结果处理');
    if (fix.kind !== 'recompute') return table.edit(`校验：${fix.label}`, (rows) => applyFix(rows, fix));
    if (await recompute()) notify('success', '录取机会已重新计算');
  }

  return (
    <aside className={styles.panel} aria-label="校验" data-panel="check" tabIndex={-1} onFocus={onFocus}>
      <header className={styles.head}>
        <h2>校验</h2>
        <span role="status">
          {error} 项错误 · {warn} 项提醒{info > 0 && ` · ${info} 项说明`}
          {isTrial && ' · 按实际成绩'}
        </span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label="关闭校验"
          onClick={() => show({ panel: undefined })}
        />
      </header>
      <div className={styles.groups}>
        {groups.length === 0 && <Empty description="没有发现问题" />}
        {groups.map(([code, members]) => (
          <section key={code} aria-label={problemTitles[code]}>
            <h3 data-level={members[0]?.level}>
              <span>{code}</span> {problemTitles[code]} <small>{members.length}</small>
              {readOnly === undefined && <FixAll members={members} />}
            </h3>
            <ul>
              {members.map((problem, at) => (
                <li key={keyOf(members, at)}>
                  <Item problem={problem} onJump={(uid) => show({ goTo: { uid, flash: true } })} />
                  {problem.fix && readOnly === undefined && (
                    <Button size="small" data-fix="" onClick={() => problem.fix && void apply(problem.fix)}>
                      {problem.fix.label}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  );
}

/** The same while its row has the problem, whatever place the row moves to: the focus stays on it. */
function keyOf(members: readonly Problem[], at: number): string {
  const uid = members[at]?.uid ?? '';
  return `${uid} ${members.slice(0, at).filter((problem) => (problem.uid ?? '') === uid).length}`;
}

/** Fixes all problems of a code in one step, where there are several and each has the same fix. */
function FixAll({ members }: { members: readonly Problem[] }) {
  const { table } = useWorkbench();
  const fixes = members.flatMap(({ fix }) => (fix?.kind === 'obey' ? [fix] : []));
  const [first] = fixes;
  if (!first || fixes.length < 2) return null;
  const fixAll = () =>
    table.edit(`校验：全部${first.label}`, (rows) =>
      fixes.reduce<readonly ChoiceRow[]>((fixed, fix) => applyFix(fixed, fix), rows),
    );
  return (
    <Button size="small" className={styles.all ?? ''} data-fix="" onClick={fixAll}>
      全部{first.label}
    </Button>
  );
}

function Item({ problem: { uid, text }, onJump }: { problem: Problem; onJump: (uid: string) => void }) {
  const { table, workbenchStore } = useWorkbench();
  if (uid === undefined) return <span className={styles.text}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.text}
      onClick={() => {
        table.show({ cursor: uid, tierFilter: undefined });
        workbenchStore.change({ focus: { from: 'table' } });
        onJump(uid);
      }}
    >
      {text}
    </button>
  );
}
