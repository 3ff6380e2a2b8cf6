import './frameView.css';

/**
 * Another page inside the application (InnerLink). A foreign one learns no address of ours, and may not navigate the
 * window around it; one of the deployment's own is trusted.
 */
export function FrameView({ title, link }: { title: string; link: string }) {
  return (
    <iframe
      className="frame-view"
      title={title}
      src={link}
      referrerPolicy="no-referrer"
      {...(isForeign(link) && { sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin' })}
    />
  );
}

function isForeign(link: string): boolean {
  return new URL(link, location.href).origin !== location.origin;
}
