import './workBar.css';

/** How far the work is, as a bar and in figures; a bar that runs where nobody knows. */
export function WorkBar({ text, percent }: { text: string; percent?: number | undefined }) {
  const known = percent === undefined ? undefined : Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <span className="work-bar">
      <progress aria-label={text} max={100} {...(known === undefined ? {} : { value: known })} />
      {known !== undefined && <span aria-hidden="true">{known}%</span>}
    </span>
  );
}
