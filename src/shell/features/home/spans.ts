/** Columns of the home page's grid. */
const columns = 24;

/** Distributes the 24 columns of a row among its blocks: where one is absent, its neighbours widen. */
export function spansOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const spans = weights.map((weight) => Math.floor((weight * columns) / sum));
  const rest = columns - spans.reduce((total, span) => total + span, 0);
  return spans.map((span, index) => (index === spans.length - 1 ? span + rest : span));
}
