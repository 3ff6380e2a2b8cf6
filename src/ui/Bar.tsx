import './bar.css';

interface Props {
  readonly value: number;
  readonly max: number;
  /** Whether little is left: the bar turns red. */
  readonly low: boolean;
  readonly label: string;
}

/** The remaining amount of something, as a bar and in figures. */
export function Bar({ value, max, low, label }: Props) {
  return (
    <span className="quota-bar" data-low={low}>
      <meter min={0} max={Math.max(max, 1)} value={value} aria-label={label} />
      {value} / {max}
    </span>
  );
}
