import { Empty } from 'antd';
import type { ReactNode } from 'react';
import type { Problem } from '@/src/gaokao/checks/problem';
import { StateTag } from '@/src/ui/StateTag';
import styles from './detail.module.css';

const levels = [
  { level: 'error', label: '错误', tone: 'danger' },
  { level: 'warn', label: '警告', tone: 'warning' },
  { level: 'info', label: '提示', tone: 'info' },
] as const;

interface Props {
  readonly problems: readonly Problem[];
  /** Content beside a problem: a box to tick. */
  readonly extra?: (problem: Problem) => ReactNode;
}

/** Problems found in a table, by level (E5, E7). */
export function ProblemList({ problems, extra }: Props) {
  if (problems.length === 0) return <Empty description="校验通过，没有发现问题" />;
  return levels.map(({ level, label, tone }) => {
    const found = problems.filter((problem) => problem.level === level);
    if (found.length === 0) return null;
    return (
      <section key={level} className={styles.problems} aria-label={label}>
        <h3>
          <StateTag tone={tone}>{label}</StateTag> {found.length} 项
        </h3>
        <ul>
          {found.map((problem) => (
            <li key={problemKey(problem)}>
              <span>
                <code>{problem.code}</code> {problem.text}
              </span>
              {extra?.(problem)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Names a problem among those of its table. */
export function problemKey({ code, uid = '', text }: Problem): string {
  return `${code} ${uid} ${text}`;
}
