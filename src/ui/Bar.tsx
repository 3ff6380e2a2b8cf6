import './bar.css';

interface Props {
  readonly value: number;
  readonly max: number;
  /** Little is left: the bar turns red. */
  readonly low: boolean;
  readonly label: string;
}

/** How much of something is left, as a bar and in figures. */
export function Bar({ value, max, low, label }: Props) {
  return (
    <span className="quota-bar" data-low={low}>
      <meter min={0} max={Math.max(max, 1)} value={value} aria-label={label} />
      {value} / {max}
    </span>
  );
}
