import type { ReactNode } from 'react';

/** A line drawing of 18 px in the colour of its text; decorative: the element around it has the name. */
function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Three lines: the menu. */
export function MenuLines() {
  return (
    <Line>
      <path d="M2.5 4.5h13M2.5 9h13M2.5 13.5h13" />
    </Line>
  );
}

/** Angle brackets on a sheet: documents for developers. */
export function DocsIcon() {
  return (
    <Line>
      <path d="M4 2.5h7l3 3v10H4zM11 2.5v3h3M7.5 9 6 10.5 7.5 12M10.5 9l1.5 1.5-1.5 1.5" />
    </Line>
  );
}

/** A form with a pen: the expert's page. */
export function FillingIcon() {
  return (
    <Line>
      <path d="M14 8.5v7H3v-13h7M6 6.5h3M6 9.5h2M14.5 2.5l1 1-5 5-1.5.5.5-1.5z" />
    </Line>
  );
}

/** A spanner: the toolbox. */
export function ToolboxIcon() {
  return (
    <Line>
      <path d="M11 3.2a4 4 0 0 0-4.6 5.3L2.6 12.3a1.4 1.4 0 0 0 0 2l1.1 1.1a1.4 1.4 0 0 0 2 0l3.8-3.8A4 4 0 0 0 14.8 7l-2.3 2.3-2.5-.8-.8-2.5z" />
    </Line>
  );
}

/** A small and a large letter: the size of controls. */
export function SizeIcon() {
  return (
    <Line>
      <path d="m1.5 15 4-11h1l4 11M3 11.5h6m2.5 3.5 2.3-6.5h.9L17 15m-4.7-2h3.8" />
    </Line>
  );
}

/** Three dots: further commands. */
export function MoreIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <circle cx="4" cy="9" r="1.4" />
      <circle cx="9" cy="9" r="1.4" />
      <circle cx="14" cy="9" r="1.4" />
    </svg>
  );
}

/** A bell: messages. */
export function BellIcon() {
  return (
    <Line>
      <path d="M4 12.5h10l-1-1.5V8a4 4 0 0 0-8 0v3zM7.5 14.5a1.6 1.6 0 0 0 3 0M9 4V2.5" />
    </Line>
  );
}

/** An i in a circle: a note on the page. */
export function NoteIcon() {
  return (
    <Line>
      <circle cx="9" cy="9" r="6.5" />
      <path d="M9 8.3v4M9 5.6v.1" />
    </Line>
  );
}

/** A pen. */
export function PenIcon() {
  return (
    <Line>
      <path d="m11.5 3.5 3 3-8 8-3.5.5.5-3.5zM9.5 5.5l3 3" />
    </Line>
  );
}

/** A key. */
export function KeyIcon() {
  return (
    <Line>
      <circle cx="6" cy="12" r="3" />
      <path d="m8.2 9.8 6.3-6.3M12 6l2 2" />
    </Line>
  );
}

/** A person. */
export function PersonIcon() {
  return (
    <Line>
      <circle cx="9" cy="6" r="3" />
      <path d="M3.5 15.5a5.5 5.5 0 0 1 11 0" />
    </Line>
  );
}

/** A line that goes up and down: figures. */
export function ChartIcon() {
  return (
    <Line>
      <path d="M2.5 2.5v13h13M5 11.5l3-3.5 2.5 2 4-5" />
    </Line>
  );
}

/** A broom: clear. */
export function ClearIcon() {
  return (
    <Line>
      <path d="M10.5 2.5 8.8 7M5.5 7.5 11 9.7l-1.5 5.8-6.5-2.6zM6 11.5l-1 2.2" />
    </Line>
  );
}

/** An arrow out of a door. */
export function LeaveIcon() {
  return (
    <Line>
      <path d="M7 2.5H3v13h4M7.5 9h8M12.5 6l3 3-3 3" />
    </Line>
  );
}

/** A label with a hole: a version. */
export function TagIcon() {
  return (
    <Line>
      <path d="M2.5 8.5v-6h6l7 7-6 6z" />
      <path d="M5.6 5.6v.1" />
    </Line>
  );
}

/** A padlock. */
export function LockIcon() {
  return (
    <Line>
      <path d="M3.5 8h11v7.5h-11zM5.5 8V6a3.5 3.5 0 0 1 7 0v2" />
    </Line>
  );
}
