import { type ReactNode, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { FillWindow } from './homeResponses';
import { beijingTime, isPressing, joined, nextWindows, openWindows, timeLeft } from './season';
import { useHomeQuery } from './useHomeQuery';

const seasonTexts = {
  'home.season': '志愿季日历',
  'home.season.none': '近期没有省份开放填报',
  'home.season.open': '正在填报',
  'home.season.next': '即将开始',
  'home.season.left': '还剩 {time}',
  'home.season.closes': '{time} 截止',
  'home.season.opens': '{time} 开始',
  'home.season.more': '全部 {count} 个',
  'home.season.less': '收起',
} as const;

/** Number of windows shown before somebody asks for the rest. */
const shown = { open: 4, next: 3, nextAlone: 7 };

/** The provinces that can be filled in today, by the hours that are left, and the next ones. */
export function Season({ send, now }: { send: Send; now: number }) {
  const t = useTexts(seasonTexts);
  const query = useHomeQuery(['season'], () => homeReads.season(send));
  return (
    <Block
      title={t('home.season')}
      query={query}
      lines={8}
      isDemo={({ demo }) => demo}
      isEmpty={({ rows }) => rows.every(({ end }) => end <= now)}
      empty={t('home.season.none')}
    >
      {({ rows }) => <Windows rows={rows} now={now} />}
    </Block>
  );
}

function Windows({ rows, now }: { rows: readonly FillWindow[]; now: number }) {
  const t = useTexts(seasonTexts);
  const [all, setAll] = useState(false);
  const open = joined(openWindows(rows, now), 'end');
  const room = open.length > 0 ? shown.next : shown.nextAlone;
  const next = joined(nextWindows(rows, now), 'begin').slice(0, room);
  return (
    <>
      {open.length > 0 && (
        <>
          <div className="home-season-head">
            <h3>{t('home.season.open')}</h3>
            {open.length > shown.open && (
              <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('home.season.less') : t('home.season.more', { count: open.length })}
              </button>
            )}
          </div>
          <ul className="home-rows">
            {(all ? open : open.slice(0, shown.open)).map((window) => (
              <WindowRow key={keyOf(window)} window={window}>
                <span
                  className={isPressing(window, now) ? 'home-row-end home-row-pressing' : 'home-row-end'}
                  title={t('home.season.closes', { time: beijingTime(window.end) })}
                >
                  {t('home.season.left', { time: timeLeft(window.end - now) })}
                </span>
              </WindowRow>
            ))}
          </ul>
        </>
      )}
      {next.length > 0 && (
        <>
          <h3>{t('home.season.next')}</h3>
          <ul className="home-rows">
            {next.map((window) => (
              <WindowRow key={keyOf(window)} window={window}>
                <span className="home-row-end">
                  {t('home.season.opens', { time: beijingTime(window.begin) })}
                </span>
              </WindowRow>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function WindowRow({ window, children }: { window: FillWindow; children: ReactNode }) {
  return (
    <li className="home-row">
      <span className="home-row-name" title={`${window.province} ${window.batch}`}>
        <b>{window.province}</b> {window.batch}
      </span>
      {children}
    </li>
  );
}

function keyOf({ province, batch, begin }: FillWindow): string {
  return `${province} ${batch} ${begin}`;
}
