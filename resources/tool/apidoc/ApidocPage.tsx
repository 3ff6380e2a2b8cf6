import { ApiOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { type DocsOutcome, openDocs } from '@/src/lib/openDocs';
import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import './apidoc.css';
import { busy } from '@/src/ui/busy';

/** 接口文档 (screen H12): the way to the documents of the interfaces; their address is asked for anew each time. */
export default function ApidocPage() {
  return (
    <Can isPage permission="tool:apidoc:list">
      <Docs />
    </Can>
  );
}

function Docs() {
  const { callOperation } = useServices();
  const [opening, setOpening] = useState(false);
  const [outcome, setOutcome] = useState<DocsOutcome>();

  async function open(): Promise<void> {
    setOpening(true);
    setOutcome(undefined);
    // the call only reads, so a second click within the second is no repeated submission
    const options = { allowRepeat: true };
    const read = async () => (await callOperation(shellCalls.apidocAccessToken, { body: {}, options })).data;
    try {
      setOutcome(await openDocs(read, () => window.open('', '_blank')));
    } catch {
      // the call has shown the error
    } finally {
      setOpening(false);
    }
  }

  return (
    <section className="apidoc" aria-label="接口文档">
      <ApiOutlined className="apidoc-icon" aria-hidden />
      <h2>接口文档</h2>
      <p>供机构开发人员对接本平台接口时查阅，在新窗口打开。</p>
      <p>文档地址带有一次性访问令牌，打开后请勿转发；需要再次查看时，请重新点击打开。</p>
      <Button type="primary" data-needs="tool:apidoc:list" {...busy(opening)} onClick={() => void open()}>
        打开接口文档
      </Button>
      <Outcome outcome={outcome} onUsed={() => setOutcome(undefined)} />
    </section>
  );
}

/**
 * The outcome, where the documents did not open by themselves. The address works once: its link goes with the click.
 */
function Outcome({ outcome, onUsed }: { outcome: DocsOutcome | undefined; onUsed: () => void }) {
  if (outcome?.kind === 'missing')
    return <Alert type="error" showIcon role="alert" message="文档地址获取失败" />;
  if (outcome?.kind !== 'blocked') return null;
  const link = (
    <a href={outcome.address} target="_blank" rel="noopener noreferrer" onClick={onUsed}>
      点击打开接口文档
    </a>
  );
  return <Alert type="warning" showIcon role="alert" message="浏览器阻止了新窗口" description={link} />;
}
