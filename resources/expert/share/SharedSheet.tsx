import { useMemo } from 'react';
import { inventedText } from '@/src/gaokao/planUnit';
import { chanceText, hasObey, type SheetChoice } from '@/src/gaokao/sheet';
import { categoryName, reqLabel, reqText } from '@/src/gaokao/subjects';
import { timeOr } from '@/src/lib/dates';
import { markImage } from '@/src/lib/markImage';
import { TierTag } from '../unit/TierTag';
import { modeName } from '../volunteer/volunteer';
import styles from './shared.module.css';
import type { SharedTable } from './sharedTable';

/** The shared view of a table for families: no more than the share and the institution allow. */
export function SharedSheet({ table }: { table: SharedTable }) {
  const { title, userName, storeName, provinceName, year, batchName, mode, category, items } = table;
  const hasInvented = items.some(({ synthetic }) => synthetic === 1);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.soft}>{storeName}</p>
        <h1>
          {title} {table.draft === 1 && <span className={styles.draft}>草稿</span>}
        </h1>
        <p>
          {userName} · {provinceName} {year} 年{batchName} · {modeName(mode)} · {categoryName(category)}
        </p>
        <p className={styles.soft}>
          共 {items.length} 个志愿 · 保存于 {timeOr(table.savedAt)}
          {table.expireAt && ` · 链接有效期至 ${timeOr(table.expireAt, 'date')}`}
        </p>
      </header>
      {hasInvented && <p className={styles.ribbon}>{inventedText}</p>}
      <p className={styles.ribbon} data-tone="note">
        {table.showChance === 1
          ? '录取机会由历年数据估算，仅供参考，不构成录取承诺。'
          : '本表仅供参考，请以省级招生考试机构公布的信息为准。'}
      </p>
      {items.length === 0 && <p className={styles.soft}>志愿表为空</p>}
      <ol className={styles.rows}>
        {items.map((choice, index) => (
          <Choice key={choice.key} choice={choice} place={index + 1} table={table} />
        ))}
      </ol>
      {table.contact && (
        <footer className={styles.head}>
          <p>
            填报专家 {table.contact.name} <a href={`tel:${table.contact.mobile}`}>{table.contact.mobile}</a>
          </p>
        </footer>
      )}
      <Mark text={table.watermark} />
    </main>
  );
}

interface ChoiceProps {
  readonly choice: SheetChoice;
  readonly place: number;
  readonly table: SharedTable;
}

function Choice({ choice, place, table }: ChoiceProps) {
  const { schoolName, schoolCode, city, groupCode, majorCode, majorName, picks, planCount } = choice;
  const { mode, showChance } = table;
  const isInvented = choice.synthetic === 1;
  return (
    <li className={styles.row}>
      <span className={styles.place}>{place}</span>
      <div>
        <h2>
          {showChance === 1 && choice.tier !== undefined && <TierTag tier={choice.tier} />} {schoolName}{' '}
          <small>
            {schoolCode} {city}
          </small>
          {isInvented && <small>模拟</small>}
        </h2>
        {mode === 2 && <p>专业组 {groupCode}</p>}
        {mode === 1 && (
          <p>
            {majorCode} {majorName}
          </p>
        )}
        {picks.length > 0 && (
          <ol className={styles.picks}>
            {picks.map(({ code, name }) => (
              <li key={code}>
                {code} {name}
              </li>
            ))}
          </ol>
        )}
        <p className={styles.soft}>
          {[
            showChance === 1 && `录取机会 ${chanceText(choice.chance)}`,
            `${reqLabel(choice.category)} ${reqText(choice)}`,
            `计划 ${planCount} 人`,
            hasObey(table) && (choice.obey === 1 ? '服从调剂' : '不服从调剂'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** A watermark over the whole page that leaves it usable and readable aloud. */
function Mark({ text }: { text: string }) {
  const mark = useMemo(() => (text === '' ? undefined : markImage(text)), [text]);
  if (!mark) return null;
  const { address, width, height } = mark;
  return (
    <div
      className={styles.mark}
      aria-hidden="true"
      style={{ maskImage: `url("${address}")`, maskSize: `${width}px ${height}px` }}
    />
  );
}
