import { CheckCircleOutlined } from '@ant-design/icons';
import { PlainButton } from '@/src/ui/PlainButton';
import { useProblems, useUi, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import styles from './bar.module.css';

/** 校验 errors/warnings: opens the panel with all that is wrong (E3). */
export function CheckButton({ narrow }: { readonly narrow: boolean }) {
  const { show } = useWorkbench();
  const { error, warn } = useProblems().count;
  const isTrial = useWorkbenchState(({ trial }) => trial !== null);
  const isOpen = useUi((state) => state.panel === 'check');
  return (
    <PlainButton
      small={!narrow}
      icon={!narrow && <CheckCircleOutlined aria-hidden />}
      aria-expanded={isOpen}
      title={`${error} 项错误，${warn} 项提醒${isTrial ? '，按实际成绩' : ''}（V）`}
      onClick={() => show({ panel: isOpen ? undefined : 'check' })}
    >
      校验{isTrial && '（实际）'}{' '}
      <span className={styles.checkCount}>
        <b data-some={error > 0}>{error}</b>/{warn}
      </span>
    </PlainButton>
  );
}
