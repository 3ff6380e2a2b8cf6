import './splash.css';

/**
 * Shown while the session or the application loads. Visible after a moment only, so that a quick start does not
 * flicker.
 */
export function Splash() {
  return (
    <div className="splash" role="status" aria-label="正在加载">
      <span />
    </div>
  );
}
