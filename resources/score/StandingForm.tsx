import { Button, Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { busy } from '@/src/ui/busy';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { type StandingLimits, type StandingQuery, standingProblem } from './standing';
import styles from './standingForm.module.css';

const kinds = [
  { value: 'score' as const, label: '分数' },
  { value: 'rank' as const, label: '位次' },
];

interface Props {
  /** The word on its button: 查询, 换算. */
  readonly verb: string;
  readonly className: string | undefined;
  readonly label?: string;
  readonly limits: StandingLimits;
  readonly running?: boolean;
  /** Called with what is looked up; undefined where it cannot be, which is told at the input. */
  readonly ask: (query: StandingQuery | undefined) => void;
  /** Before the inputs. */
  readonly title?: ReactNode;
  /** After the button. */
  readonly children?: ReactNode;
}

/** A score or a rank to look up, within what there can be. */
export function StandingForm({ verb, className, label, limits, running = false, ask, ...parts }: Props) {
  const told = useId();
  const [kind, setKind] = useState<StandingQuery['kind']>('score');
  const [value, setValue] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = () => {
    if (value === null || running) return;
    const found = standingProblem({ kind, value }, limits);
    setProblem(found);
    ask(found === undefined ? { kind, value } : undefined);
  };
  return (
    <form
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {parts.title}
      <Radio.Group
        optionType="button"
        aria-label={`按什么${verb}`}
        options={kinds}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value === 'rank' ? 'rank' : 'score');
          setProblem(undefined);
        }}
      />
      <NumberBox
        aria-label={`${verb}的${kind === 'score' ? '分数' : '位次'}`}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': told, status: 'error' })}
        precision={0}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
      />
      <Button htmlType="submit" disabled={value === null} {...busy(running)}>
        {verb}
      </Button>
      {problem !== undefined && (
        <span id={told} role="alert" className={styles.wrong}>
          {problem}
        </span>
      )}
      {parts.children}
    </form>
  );
}
