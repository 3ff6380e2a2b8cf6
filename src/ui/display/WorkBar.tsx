import './workBar.css';

/** The progress of the work, as a bar and in figures; a running bar where it is unknown. */
export function WorkBar({ text, percent }: { text: string; percent?: number | undefined }) {
  const known = percent === undefined ? undefined : Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <span className="work-bar">
      <progress aria-label={text} max={100} {...(known === undefined ? {} : { value: known })} />
      {known !== undefined && <span aria-hidden="true">{known}%</span>}
    </span>
  );
}
