import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import { PageFrame } from '@/src/ui/frame/PageFrame';

/** 数据监控: the server's own page about its connections to the database (rest-contract, section 14). */
export default function DruidPage() {
  const { serverPage } = useServices();
  return (
    <Can isPage permission="monitor:druid:list">
      <PageFrame title="数据监控" address={serverPage('/druid/login.html')} />
    </Can>
  );
}
