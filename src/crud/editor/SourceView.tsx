interface Props {
  readonly label: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
}

/** The text as HTML, to be written by hand. */
export function SourceView({ label, source, onChange }: Props) {
  return (
    <textarea
      className="editor-source"
      aria-label={`${label}源代码`}
      spellCheck={false}
      ref={focus}
      value={source}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** HTML with a line for each block, as people read it. */
export function readableHtml(html: string): string {
  const ends =
    /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|tbody|tr|td|th)>|<(?:ul|ol|table|tbody|tr|blockquote|hr)\b[^>]*>)(?=<)/g;
  return html.replace(ends, '$1\n');
}
