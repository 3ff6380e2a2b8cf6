import { Modal, Progress } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { isRecord, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { customerEndpoints } from '../endpoints';
import { readCheck } from './domain';
import styles from './site.module.css';

const { list, check } = customerEndpoints['customer/domain'].operations;

interface Outcome {
  readonly domain: string;
  readonly text: string;
}

/** Checks all domains of the institution, one after the other, and shows each result. */
export default function CheckAllDialog({ close }: { close: () => void }) {
  const { total, outcomes, failure, stop } = useChecks();
  useReturnFocus();
  const done = failure !== undefined || (total !== undefined && outcomes.length === total);
  const percent = total === undefined ? 0 : total === 0 ? 100 : Math.round((outcomes.length / total) * 100);
  return (
    <Modal
      open
      centered
      title="全部检测"
      okText={done ? '关闭' : '停止检测'}
      onOk={() => {
        stop();
        close();
      }}
      onCancel={() => {
        stop();
        close();
      }}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
      maskClosable={false}
    >
      <Progress percent={percent} aria-label="检测进度" status={failure ? 'exception' : 'normal'} />
      <p role="status">
        {failure ?? (total === undefined ? '正在读取域名…' : `已检测 ${outcomes.length} / ${total} 个域名`)}
      </p>
      <ul className={styles.outcomes}>
        {outcomes.map(({ domain, text }) => (
          <li key={domain}>
            <b>{domain}</b> {text}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Runs while the dialog is open; a domain that could not be checked does not hold up the others. */
function useChecks() {
  const { callOperation } = useServices();
  const { scope } = useResourcePage();
  const invalidate = useInvalidateResource();
  const [total, setTotal] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [failure, setFailure] = useState<string>();
  const [stopping] = useState(() => new AbortController());

  const checkOne = async (id: unknown): Promise<string> => {
    try {
      const options = { allowRepeat: true, quiet: true, signal: stopping.signal };
      return readCheck((await callOperation(check, { body: { id }, options })).data).text;
    } catch (error) {
      return `检测失败：${textOf(error)}`;
    }
  };
  const run = useEffectEvent(async () => {
    const options = { allowRepeat: true, quiet: true, signal: stopping.signal };
    const { data } = await callOperation(list, { body: { ...scope }, options });
    const rows = Array.isArray(data) ? data.filter(isRecord) : [];
    setTotal(rows.length);
    for (const { id, domain } of rows) {
      const text = await checkOne(id);
      if (stopping.signal.aborted) break;
      setOutcomes((before) => [...before, { domain: textOr(domain), text }]);
    }
    await invalidate();
  });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    run().catch((error: unknown) => setFailure(textOf(error)));
  }, []);
  return { total, outcomes, failure, stop: () => stopping.abort() };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
