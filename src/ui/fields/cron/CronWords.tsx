import { describeCron } from '@/src/lib/cron/describeCron';
import { parseCron } from '@/src/lib/cron/parseCron';

/** The meaning of an expression; nothing where it is wrong. */
export default function CronWords({ expression }: { expression: string }) {
  if ('problem' in parseCron(expression)) return null;
  const words = describeCron(expression);
  return words && <span title={words}>{words}</span>;
}
