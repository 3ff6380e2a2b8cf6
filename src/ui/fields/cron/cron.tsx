import { Suspense } from 'react';
import { createLoader } from '@/src/lib/loader';
import { load } from '../../load';
import { type CellProps, defineKind, emptyText } from '../field';
import './cron.css';

const CronInput = load(() => import('./CronInput'));
const CronWords = load(() => import('./CronWords'));

function CronCell({ value }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return (
    <span className="cron-cell">
      <Suspense fallback={'\u00a0'}>
        <CronWords expression={value} />
      </Suspense>
      <small>
        <code>{value}</code>
      </small>
    </span>
  );
}

const checks = createLoader(() => import('@/src/lib/cron/parseCron'));

/** Throws the problem of an expression; passes an empty one: whether one is needed is checked elsewhere. */
async function check(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value !== 'string' || value.trim() === '') return;
  const { parseCron } = await checks.fetch();
  const reading = parseCron(value);
  if ('problem' in reading) throw new Error(reading.problem);
}

/** The times of a job: a Quartz expression of six or seven fields, typed or built, with its meaning. */
export const cron = defineKind<string>(
  {
    Cell: CronCell,
    Input: CronInput,
    operator: 'contains',
    verb: '请输入',
    rules: [{ validator: check }],
    width: 180,
    wide: true,
  },
  (options) => ({ maxLength: 255, ...options }),
);
