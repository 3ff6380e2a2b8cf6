import type { ReactNode } from 'react';
import { examCountdown } from '../session/examCountdown';
import './home.css';

/** One entry of the menu, as the home page offers it. */
export interface Shortcut {
  readonly title: string;
  readonly group: string;
  readonly link: ReactNode;
}

interface Props {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
  readonly now?: Date;
}

/** The home page: a greeting, the days until the gaokao, and the pages that the person may open, group by group. */
export default function HomePage({ name, shortcuts, now = new Date() }: Props) {
  const { year, days } = examCountdown(now);
  const groups = Map.groupBy(shortcuts, ({ group }) => group);
  return (
    <div className="home">
      <section className="home-hero" aria-label="欢迎">
        <div>
          <h1>
            {greeting(now.getHours())}，{name}
          </h1>
          <p>祝您今天工作顺利。</p>
        </div>
        <p className="home-countdown">
          {days === 0 ? (
            `${year} 年高考进行中`
          ) : (
            <>
              距 {year} 年高考还有 <strong>{days}</strong> 天
            </>
          )}
        </p>
      </section>
      {groups.size === 0 && <p className="home-empty">暂无可用菜单，请联系管理员分配角色</p>}
      {[...groups].map(([group, entries]) => (
        <section key={group} className="home-group" aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {entries.map(({ title, link }) => (
              <li key={title}>{link}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function greeting(hour: number): string {
  if (hour < 6) return '夜深了';
  if (hour < 12) return '早上好';
  return hour < 18 ? '下午好' : '晚上好';
}
