import { describeCron } from '@/src/lib/cron/describeCron';
import { parseCron } from '@/src/lib/cron/parseCron';

/** What an expression says; nothing where it is not right. */
export default function CronWords({ expression }: { expression: string }) {
  if ('problem' in parseCron(expression)) return null;
  const words = describeCron(expression);
  return words && <span title={words}>{words}</span>;
}
