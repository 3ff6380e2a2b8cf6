/** Line drawings of the toolbox, on a square of 18. */
const drawings = {
  window: 'M7.5 3.5h-3a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-3M10.5 3.5h4v4M14.5 3.5 8.5 9.5',
  refresh: 'M14.5 9a5.5 5.5 0 1 1-1.7-4M14.5 2.8v2.7h-2.7',
  fold: 'M4 4.5 8.5 9 4 13.5M9.5 4.5 14 9l-4.5 4.5',
  unfold: 'M14 4.5 9.5 9l4.5 4.5M8.5 4.5 4 9l4.5 4.5',
  close: 'm4.5 4.5 9 9m0-9-9 9',
  recent: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3m0 3v3.2l2.2 1.3',
} as const;

/** An icon of the toolbox; decorative: the control around it has the name. */
export function ToolIcon({ name, size = 18 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d={drawings[name]}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
