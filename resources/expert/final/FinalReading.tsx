import { Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import { hasObey, type SheetChoice } from '@/src/gaokao/sheet';
import type { Volunteer } from '../detail/useVolunteer';
import { sheetChoices } from '../sheet/VolunteerSheet';
import styles from './final.module.css';

interface Props {
  readonly volunteer: Volunteer;
  /** Keys of the rows that have been read. */
  readonly read: ReadonlySet<string>;
  readonly onTick: (key: string, isRead: boolean) => void;
}

/**
 * 逐条核对 (E7): the rows in the province's own layout, with large codes. A press anywhere on a row, or a key, ticks
 * it as read.
 */
export function FinalReading({ volunteer, read, onTick }: Props) {
  const { table, batch } = volunteer;
  const showObey = hasObey({ mode: table.mode, obeyAllowed: batch.obeyAllowed });
  /** Space and Enter tick a row and go on to the next; Space takes a tick back. */
  function tickByKey(event: KeyboardEvent<HTMLElement>, key: string): void {
    if (event.key !== 'Enter' && (event.key !== ' ' || read.has(key))) return;
    event.preventDefault();
    onTick(key, true);
    event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus();
  }
  return (
    <ol className={styles.reading} aria-label="逐条核对">
      {sheetChoices(table, batch, false).map((choice, index) => (
        <li key={choice.key} data-read={read.has(choice.key)}>
          <Checkbox
            className={styles.row ?? ''}
            checked={read.has(choice.key)}
            aria-label={`第 ${index + 1} 志愿已核对`}
            onChange={({ target }) => onTick(choice.key, target.checked)}
            onKeyDown={(event) => tickByKey(event, choice.key)}
          >
            <span className={styles.line}>
              <span className={styles.place}>{index + 1}</span>
              <Codes choice={choice} />
              {showObey && <span>{choice.obey === 1 ? '服从调剂' : '不服从调剂'}</span>}
            </span>
          </Checkbox>
        </li>
      ))}
    </ol>
  );
}

function Codes({ choice }: { choice: SheetChoice }) {
  const { schoolCode, schoolName, groupCode, majorCode, majorName, picks } = choice;
  return (
    <div className={styles.codes}>
      <p>
        <b>{schoolCode}</b> {schoolName}
        {groupCode && (
          <>
            {' '}
            <b>{groupCode}</b> 组
          </>
        )}
        {majorCode && (
          <>
            {' '}
            <b>{majorCode}</b> {majorName}
          </>
        )}
      </p>
      {picks.length > 0 && (
        <p>
          {picks.map(({ code, name }) => (
            <span key={code}>
              <b>{code}</b> {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
