import { useMemo } from 'react';
import './compare.css';
import { type TextPiece, textChanges } from './textChanges';

const tags = { kept: 'span', added: 'ins', removed: 'del' } as const satisfies Record<
  TextPiece['kind'],
  string
>;

/** One text with what went struck out and what came underlined, also to screen readers. */
export default function TextDiff({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => located(textChanges(before, after)), [before, after]);
  return (
    <p className="text-diff">
      {pieces.map(({ text, kind, at }) => {
        const Tag = tags[kind];
        return <Tag key={`${kind}${at}`}>{text}</Tag>;
      })}
    </p>
  );
}

/** The pieces with where they begin. */
function located(pieces: readonly TextPiece[]): readonly (TextPiece & { at: number })[] {
  let end = 0;
  return pieces.map((piece) => {
    const at = end;
    end += piece.text.length;
    return { ...piece, at };
  });
}
