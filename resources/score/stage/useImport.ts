import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { checkStage, isBlocking } from '@/src/gaokao/checkStage';
import type { ScoreRow } from '@/src/gaokao/scoreTable';
import type { StageAnswers } from '@/src/gaokao/stage/questions';
import { readStage } from '@/src/gaokao/stage/readStage';
import { textOr } from '@/src/lib/record';
import { readSheetText } from '@/src/lib/sheet/sheetJobs';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useUnsaved } from '@/src/services/useUnsaved';
import { scoreEndpoints } from '../endpoints';
import type { StageHeadProps } from './StageHead';
import { importQuery, stageText } from './stage';
import { useReloadStages } from './useStage';

const { operations } = scoreEndpoints['score/stage'];
const mostRows = 5000;
/** The rows that a new table joins. */
const none: readonly ScoreRow[] = [];

/** A score table on its way in. */
export type ImportJob = ReturnType<typeof useImport>;

/** The text while it is pasted, what is understood of it, and the way to the server. */
export function useImport({
  name,
  provinceName,
  stage,
  before,
  lines,
  fullMark,
  close,
}: StageHeadProps & { close: () => void }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const [text, put] = useState('');
  const [mode, setMode] = useState<1 | 2>(1);
  // Where a table exists already, publishing is a separate decision.
  const [published, setPublished] = useState(stage.rows.length === 0);
  const [accepted, setAccepted] = useState(false);
  const [answers, setAnswers] = useState<StageAnswers>({});
  const [running, setRunning] = useState(false);
  /** Whether the text is on its way, for a file whose reading began before. */
  const isSending = useRef(false);
  const reload = useReloadStages();
  const place = useFormPlace();
  // Rows are looked through and doubts agreed to before they are sent: leaving cannot save them.
  const unsaved = useUnsaved(
    { name: `导入：${provinceName} ${stageText(name)}`, values: () => ({ text }) },
    { ...place, draftPath: place.path + importQuery(name) },
  );
  const shown = useDeferredValue(text);
  const { year, category } = name;
  const topBefore = before[0]?.score;
  const joined = mode === 2 ? stage.rows : none;
  const reading = useMemo(
    () => readStage(shown, { answers, fullMark, topBefore, year, category, joined }),
    [shown, answers, fullMark, topBefore, year, category, joined],
  );
  const problems = useMemo(() => {
    const all = [...joined, ...reading.rows].toSorted((one, other) => other.score - one.score);
    return checkStage(all, { prev: before, lines });
  }, [reading, joined, before, lines]);
  const wrong = problems.filter(isBlocking);
  const odd = problems.filter((problem) => !isBlocking(problem));
  const tooLong = boundText(reading.rows, fullMark);
  const send = async () => {
    setRunning(true);
    isSending.current = true;
    const rows = reading.rows.map(({ score, open, count, cum }) => ({ score, open, count, cum }));
    try {
      await callOperation(operations.import, { body: { ...name, mode, published: published ? 1 : 0, rows } });
      unsaved.settle();
      notify('success', `已导入 ${rows.length} 行`);
      await reload();
      close();
    } catch (error) {
      if (!isGivenUp(error)) setAccepted(false); // said already; the text stays
      setRunning(false);
      isSending.current = false;
    }
  };
  const type = (next: string) => {
    put(next);
    setAccepted(false);
    unsaved.touch();
  };
  const take = async (file: File) => {
    const read = await readSheetText(file).catch((error: unknown) => ({ refused: String(error) }));
    if (isSending.current) return;
    if ('text' in read) type(read.text);
    else notify('error', read.refused);
  };
  return {
    ...{
      text,
      mode,
      published,
      accepted,
      running,
      reading,
      wrong,
      odd,
      tooLong,
      setPublished,
      setAccepted,
      send,
    },
    draft: unsaved.draft,
    restore: () => {
      put(textOr(unsaved.draft?.values.text));
      setAccepted(false);
      unsaved.restored();
    },
    discard: unsaved.discard,
    confirmDiscard: unsaved.confirmDiscard,
    isReady:
      reading.rows.length > 0 &&
      reading.questions.every(({ answer }) => answer !== undefined) &&
      wrong.length === 0 &&
      !tooLong &&
      (odd.length === 0 || accepted) &&
      shown === text,
    answer: (key: string, value: string | undefined) => {
      setAnswers(({ [key]: _before, ...others }) =>
        value === undefined ? others : { ...others, [key]: value },
      );
      setAccepted(false);
    },
    // The doubts are others where the rows join those that are there.
    setMode: (next: typeof mode) => {
      setMode(next);
      setAccepted(false);
    },
    setText: type,
    take,
  };
}

function boundText(rows: readonly { readonly score: number }[], fullMark: number): string | undefined {
  if (rows.length > mostRows) return `行数超过 ${mostRows}`;
  return rows.some(({ score }) => score > fullMark) ? `分数须为 0–${fullMark} 的整数` : undefined;
}
