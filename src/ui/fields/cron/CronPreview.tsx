import { useMemo } from 'react';
import { describeCron } from '@/src/lib/cron/describeCron';
import { nextTimes } from '@/src/lib/cron/nextTimes';
import { parseCron } from '@/src/lib/cron/parseCron';

/** Number of next times that are shown. */
const timesShown = 5;

/** The meaning of an expression and its next times; nothing where it is empty or wrong. */
export function CronPreview({ expression }: { expression: string }) {
  const preview = useMemo(() => previewOf(expression), [expression]);
  if (!preview) return null;
  return (
    <div className="cron-preview">
      {preview.words && <div className="cron-words">{preview.words}</div>}
      {preview.times.length === 0 ? (
        <div>今后不会再执行</div>
      ) : (
        <>
          <div>接下来的执行时间（北京时间）：</div>
          <ol>
            {preview.times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function previewOf(expression: string) {
  const reading = parseCron(expression);
  if ('problem' in reading) return undefined;
  return { words: describeCron(expression), times: nextTimes(reading.cron, Date.now(), timesShown) };
}
