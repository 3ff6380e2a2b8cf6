import { Button, Modal, Progress } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { isRequestError } from '@/providers/http/errors';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { StateTag } from '@/src/ui/StateTag';
import { showEndpoints } from '../endpoints';
import styles from './checkAll.module.css';
import { readCheck } from './link';

const { list, check } = showEndpoints['show/link'].operations;

/** The code with which the server refuses a link, by a reason of its own. */
const aboutLink = 40000;

/** Far more than a foot of a page ever holds. */
const most = 1000;

interface Checked {
  readonly id: string;
  readonly name: string;
  readonly ok: boolean;
  readonly text: string;
}

interface State {
  readonly total: number | undefined;
  readonly checked: readonly Checked[];
  readonly over?: 'done' | 'stopped' | 'failed';
}

/** Checks the address of every link, one after the other; closing it stops after the current one. */
export default function CheckAllDialog({ close }: { readonly close: () => void }) {
  useReturnFocus();
  const { state, stop } = useCheckAll();
  const leave = () => {
    stop();
    close();
  };
  const { total, checked, over } = state;
  const bad = checked.filter(({ ok }) => !ok);
  const percent = total === undefined ? 0 : total === 0 ? 100 : Math.round((checked.length / total) * 100);
  return (
    <Modal
      open
      centered
      width={480}
      title="全部检测"
      maskClosable={false}
      onCancel={leave}
      footer={
        over ? (
          <Button type="primary" onClick={close}>
            关闭
          </Button>
        ) : (
          <Button onClick={stop}>停止检测</Button>
        )
      }
    >
      <Progress percent={percent} status={over === 'failed' ? 'exception' : 'normal'} aria-label="检测进度" />
      <p role="status">
        {statusText(state)}
        {bad.length > 0 && `，${bad.length} 个无法访问`}
        {over === 'failed' && total !== undefined && '。网络或服务器异常，请稍后重试'}
      </p>
      <ul className={styles.bad} aria-label="无法访问的链接">
        {bad.map(({ id, name, text }) => (
          <li key={id}>
            <StateTag tone="danger">无法访问</StateTag> {name}
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function statusText({ total, checked, over }: State): string {
  if (total === undefined) return over ? '链接列表读取失败' : '正在读取链接…';
  const count = `${checked.length} / ${total}`;
  if (over === 'done') return `检测完成，共 ${total} 个链接`;
  if (over === 'failed') return `检测已中断（${count}）`;
  return over ? `检测已停止（${count}）` : `正在检测 ${count}`;
}

function useCheckAll() {
  const { callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const [state, setState] = useState<State>({ total: undefined, checked: [] });
  const [stopping] = useState(() => new AbortController());
  const quiet = { allowRepeat: true, quiet: true };

  /**
   * The result for a link. Rejects where our own server, network or session fails, or refuses the caller: that says
   * nothing of the link.
   */
  async function checkOne(id: string): Promise<Pick<Checked, 'ok' | 'text'>> {
    try {
      const { data } = await callOperation(check, { body: { id }, options: quiet });
      const { ok, message } = readCheck(data);
      return { ok, text: message };
    } catch (error) {
      if (!isRequestError(error, 'refused') || error.statusCode !== aboutLink) throw error;
      return { ok: false, text: error.message };
    }
  }

  const run = useEffectEvent(async () => {
    const response = await callOperation(list, { body: { page: 1, limit: most }, options: quiet });
    const links = readList(response, list.path).list;
    setState({ total: links.length, checked: [] });
    try {
      for (const { id, name } of links) {
        if (stopping.signal.aborted) break;
        const one = { id: String(id), name: textOr(name), ...(await checkOne(String(id))) };
        setState((before) => ({ ...before, checked: [...before.checked, one] }));
      }
      setState((before) => ({ ...before, over: stopping.signal.aborted ? 'stopped' : 'done' }));
    } finally {
      void invalidate();
    }
  });
  // Effects begin again when a hidden tab is looked at.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    run().catch(() => setState((before) => ({ ...before, over: 'failed' })));
  }, []);
  return { state, stop: () => stopping.abort() };
}
