import { useMemo } from 'react';
import './compare.css';
import { type TextPiece, textChanges } from './textChanges';

const tags = { kept: 'span', added: 'ins', removed: 'del' } as const satisfies Record<
  TextPiece['kind'],
  string
>;

/** One text with removed parts struck out and added parts underlined, also for screen readers. */
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

/** The pieces with the index of their beginning. */
function located(pieces: readonly TextPiece[]): readonly (TextPiece & { at: number })[] {
  let end = 0;
  return pieces.map((piece) => {
    const at = end;
    end += piece.text.length;
    return { ...piece, at };
  });
}
