import './skeleton.css';

interface Props {
  /** Lines of text below the title; three where absent. */
  readonly rows?: number;
  readonly className?: string | undefined;
}

/** The place of content that is being read: a title and lines. One plain element, unlike antd's (decision 24). */
export function Skeleton({ rows = 3, className = '' }: Props) {
  return <div className={`skeleton ${className}`} aria-busy="true" style={{ '--rows': rows }} />;
}
