import './frameView.css';

/** A foreign page inside the application (InnerLink). It learns no address of ours, and may not navigate the window around it. */
export function FrameView({ title, link }: { title: string; link: string }) {
  return (
    <iframe
      className="frame-view"
      title={title}
      src={link}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
    />
  );
}
