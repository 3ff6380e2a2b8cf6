import type { AnyRecord } from '@/src/crud/resourceSpec';
import { workOrderStatuses } from '@/src/gaokao/enumerations';
import { formatTime } from '@/src/lib/dates';
import { StateTag } from '@/src/ui/StateTag';
import { Conversation } from './Conversation';
import { factLines } from './facts';
import { Lines } from './Lines';
import { type OrderLine, readOrder } from './readWorkOrder';
import { wishLines } from './wishLines';
import styles from './workOrder.module.css';
import { handlerText } from './workOrderTexts';

/** Request and facts of a work order on the left; replies and result on the right (screen G9). */
export default function DeskTab({ record }: { readonly record: AnyRecord }) {
  const order = readOrder({ ...record });
  // An order that is done keeps the facts of its submission: the values have changed since, by itself above all.
  const time = order.status > 1 ? '提交时' : '当前';
  return (
    <div className={styles.desk}>
      <div>
        <Lines label="申请内容" lines={wishLines(order)} />
        <Lines label={`${time}情况`} lines={factLines(order.facts)} />
      </div>
      <div>
        <Result order={order} />
        <Conversation order={order} />
      </div>
    </div>
  );
}

/** The result of the service desk. */
function Result({ order }: { readonly order: OrderLine }) {
  const { status, result, finishTime } = order;
  const state = workOrderStatuses.find(({ value }) => value === status);
  return (
    <section aria-label="处理结果" className={styles.lines}>
      <h3>处理结果</h3>
      <p>
        <StateTag tone={(state && 'tone' in state && state.tone) || 'info'}>{state?.label}</StateTag>{' '}
        {handlerText(order)} {finishTime && formatTime(finishTime)}
      </p>
      {result && <p>{result}</p>}
    </section>
  );
}
