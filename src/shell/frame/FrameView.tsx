import { webAddress } from '@/src/lib/webAddress';
import { Loadable, load } from '@/src/ui/load';
import { PageLoading } from '../kit/PageLoading';
import './frameView.css';

const WrongFrame = load(
  () => import('./errors/MissingView'),
  (code) => code.WrongFrame,
);

/**
 * Another page inside the application (InnerLink). A foreign one learns no address of ours, and may not navigate the
 * window around it. The deployment's own is trusted. An invalid address is named instead.
 */
export function FrameView({ title, link }: { title: string; link: string }) {
  const address = webAddress(link);
  if (address === undefined) return <Loadable of={WrongFrame} props={{ link }} fallback={<PageLoading />} />;
  return (
    <iframe
      className="frame-view"
      title={title}
      src={address}
      referrerPolicy="no-referrer"
      {...(isForeign(address) && { sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin' })}
    />
  );
}

function isForeign(link: string): boolean {
  return new URL(link, location.href).origin !== location.origin;
}
