import './initial.css';

/**
 * The first character of a person's name in a circle, hidden from screen readers: the name is beside it. `size` in
 * pixels.
 */
export function Initial({ name, size }: { name: string; size: number }) {
  return (
    <span className="initial" style={{ '--size': `${size}px` }} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
