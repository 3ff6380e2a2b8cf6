/** Runs every step, whatever earlier ones throw. All errors are thrown together at the end, under `message`. */
export function runAll(message: string, steps: Iterable<() => void>): void {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, message);
}
