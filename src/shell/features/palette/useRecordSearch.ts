import { useEffect, useState } from 'react';
import { isFoundIn } from '@/src/lib/searchText';
import { type FoundRecord, type PageTask, useRecords } from './RecordSearchContext';

/** Milliseconds without typing before the server is asked. */
const pause = 300;
/** Characters below which a search finds too much. */
const fewest = 2;

/** The results of a search for records so far; `idle` where none is made. */
export interface RecordFindings {
  readonly phase: 'idle' | 'searching' | 'complete' | 'partial';
  readonly records: readonly FoundRecord[];
}

const idle: RecordFindings = { phase: 'idle', records: [] };
const begun: RecordFindings = { phase: 'searching', records: [] };

/** Searches records for the typed text, once the typing pauses; the earlier search is cancelled. */
export function useRecordSearch(typed: string): RecordFindings {
  const search = useRecords();
  const text = typed.trim();
  const wanted = search !== undefined && [...text].length >= fewest;
  const [state, setState] = useState({ text: '', findings: idle });

  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const tell = (change: (before: RecordFindings) => RecordFindings) => {
      if (leaving.signal.aborted) return;
      setState((before) => ({ text, findings: change(before.text === text ? before.findings : begun) }));
    };
    async function start(): Promise<void> {
      tell(() => begun);
      const onFound = (records: readonly FoundRecord[]) =>
        tell((before) => ({ ...before, records: namedFirst([...before.records, ...records], text) }));
      const phase = await search?.search(text, onFound, leaving.signal);
      if (phase) tell((before) => ({ ...before, phase }));
    }
    const timer = setTimeout(() => void start(), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search, text, wanted]);

  if (!wanted) return idle;
  return state.text === text ? state.findings : begun;
}

const none: readonly PageTask[] = [];

/** The tasks of all pages, read once they are wanted: the search for records fetches the same code. */
export function usePageTasks(wanted: boolean): readonly PageTask[] {
  const search = useRecords();
  const [pages, setPages] = useState(none);
  useEffect(() => {
    if (!wanted || !search) return;
    let left = false;
    void search.pageTasks().then((found) => left || setPages(found));
    return () => {
      left = true;
    };
  }, [search, wanted]);
  return pages;
}

/** Records with the typed name before those that only have to do with it; else in the given order. */
function namedFirst(records: readonly FoundRecord[], text: string): FoundRecord[] {
  const isNamed = ({ title }: FoundRecord) => isFoundIn(title, text);
  return [...records.filter(isNamed), ...records.filter((record) => !isNamed(record))];
}
