import { ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import './pageFrame.css';
import { type FrameProblem, frameProblem } from './frameProblem';

interface Props {
  /** Name of the page, for screen readers. */
  readonly title: string;
  /** Its address, on this host or on another. */
  readonly address: string;
  /** Milliseconds after which it counts as slow. */
  readonly slowAfter?: number;
}

/**
 * A page of the server inside of ours, with buttons for a window of its own and another try. A foreign page may not
 * navigate the window around it and learns no address of ours. An error is shown where nothing came, or the wrong page
 * did.
 */
export function PageFrame({ title, address, slowAfter = 10_000 }: Props) {
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  return (
    <section className="page-frame" aria-label={title}>
      <div className="page-frame-tools">
        <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={again}>
          重新加载
        </Button>
        <Button
          size="small"
          icon={<ExportOutlined aria-hidden />}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          在新窗口打开
        </Button>
      </div>
      <Framed key={`${tries} ${address}`} title={title} address={address} slowAfter={slowAfter} />
    </section>
  );
}

type State = 'waiting' | 'slow' | 'shown' | FrameProblem;

function Framed({ title, address, slowAfter }: Required<Props>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>('waiting');
  const waiting = state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setState('slow'), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting, slowAfter]);
  const onLoad = () => setState((frame.current && frameProblem(frame.current, address)) ?? 'shown');
  return (
    <>
      <Note state={state} title={title} address={address} />
      <div className="page-frame-place" aria-busy={waiting || state === 'slow'}>
        <iframe
          ref={frame}
          hidden={state === 'ours' || state === 'missing' || state === 'refused'}
          title={title}
          src={address}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          {...(isForeign(address) && { sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin' })}
        />
        {waiting && (
          <div className="page-frame-waiting">
            <Spin />
            <span role="status">正在加载{title}…</span>
          </div>
        )}
      </div>
    </>
  );
}

function Note({ state, title, address }: { state: State; title: string; address: string }) {
  if (state === 'ours')
    return (
      <Alert type="error" showIcon message={`服务器没有提供这个页面：${address}，请联系管理员检查部署配置`} />
    );
  if (state === 'missing')
    return <Alert type="info" showIcon message={`当前服务器没有提供「${title}」页面`} />;
  if (state === 'refused')
    return (
      <Alert
        type="warning"
        showIcon
        message={`不允许从当前网络打开「${title}」，请联系管理员将本机所在网络加入允许名单`}
      />
    );
  if (state === 'slow')
    return <Alert type="warning" showIcon message="页面加载较慢，可以继续等待、重新加载或在新窗口打开" />;
  if (state === 'closed')
    return <Alert type="warning" showIcon message="页面可能没有打开，可以重新加载或在新窗口打开" />;
  return null;
}

function isForeign(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}
