import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import './statusTimeline.css';
import { RelativeTime } from './RelativeTime';

/** The outcome of a step. */
export type StepState = 'done' | 'current' | 'waiting' | 'refused';

/** A past or coming event of a record. */
export interface TimelineStep {
  readonly key: string | number;
  /** 待处理, 处理中, v2.0.1 … */
  readonly title: string;
  /** As the server sent it; absent for coming ones. */
  readonly time?: string | number | undefined;
  /** The person who did it. */
  readonly by?: string | undefined;
  readonly note?: ReactNode;
  /** Done where absent. */
  readonly state?: StepState;
  /** The state in the words of its screen: 待处理; the usual word where absent. */
  readonly word?: string;
}

const states: Readonly<Record<StepState, { colour: string; word: string }>> = {
  done: { colour: 'var(--success)', word: '已完成' },
  current: { colour: 'var(--brand-strong)', word: '进行中' },
  waiting: { colour: 'var(--field-line)', word: '未开始' },
  refused: { colour: 'var(--danger)', word: '已驳回' },
};

/** The steps of a record through its statuses, in the order given. The state of a step is text, not only a colour. */
export function StatusTimeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  const items = steps.map((step) => ({
    key: step.key,
    color: states[step.state ?? 'done'].colour,
    children: <Step step={step} />,
  }));
  return (
    <section className="status-timeline" aria-label={label}>
      <Timeline items={items} />
    </section>
  );
}

function Step({ step: { title, time, by, note, state = 'done', word } }: { step: TimelineStep }) {
  return (
    <div>
      <div className="status-step-head">
        <strong>{title}</strong>
        {state !== 'done' && <span data-state={state}>{word ?? states[state].word}</span>}
        {time !== undefined && <RelativeTime value={time} />}
        {by && <span>{by}</span>}
      </div>
      {note && <div className="status-step-note">{note}</div>}
    </div>
  );
}
