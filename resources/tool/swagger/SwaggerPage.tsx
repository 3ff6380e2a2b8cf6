import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import { PageFrame } from '@/src/ui/frame/PageFrame';

/** 系统接口: the server's own page about its calls (rest-contract, section 14). */
export default function SwaggerPage() {
  const { serverPage } = useServices();
  return (
    <Can isPage permission="tool:swagger:list">
      <PageFrame title="系统接口" address={serverPage('/swagger-ui/index.html')} />
    </Can>
  );
}
