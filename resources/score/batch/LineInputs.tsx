import type { BatchConfig, BatchLine } from '@/src/gaokao/batch';
import type { Category } from '@/src/gaokao/student';
import { categoryName } from '@/src/gaokao/subjects';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { Labelled } from './Labelled';

interface Props {
  readonly batch: BatchConfig;
  readonly categories: readonly Category[];
  readonly hasVariants: boolean;
  readonly editable: boolean;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<BatchConfig>) => void;
}

/** The control lines of a batch: one for each category, in 西藏 two. */
export function LineInputs({ batch, categories, hasVariants, editable, error, onChange }: Props) {
  const variants = hasVariants ? (['A', 'B'] as const) : [undefined];
  const places = categories.flatMap((category) => variants.map((variant) => ({ category, variant })));
  const set = (place: Omit<BatchLine, 'score'>, score: number | null) => {
    const others = batch.lines.filter((line) => !isAt(line, place));
    const { category, variant } = place;
    const line = score === null ? [] : [{ category, score, ...(variant && { variant }) }];
    onChange({ lines: [...others, ...line] });
  };
  return places.map((place, index) => (
    <Labelled
      key={`${place.category}-${place.variant ?? ''}`}
      label={`控制线 · ${categoryName(place.category)}${place.variant ? ` ${place.variant} 类` : ''}`}
      error={index === 0 ? error : undefined}
    >
      {(input) => (
        <NumberBox
          {...input}
          precision={0}
          placeholder="未公布"
          disabled={!editable}
          value={batch.lines.find((line) => isAt(line, place))?.score ?? null}
          onChange={(score) => set(place, score)}
        />
      )}
    </Labelled>
  ));
}

function isAt(line: BatchLine, { category, variant }: Omit<BatchLine, 'score'>): boolean {
  return line.category === category && line.variant === variant;
}
