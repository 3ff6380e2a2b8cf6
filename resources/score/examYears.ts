/** Years of the exam for a filter: the newest first, from `first` to the one that comes next. */
export function examYears(first: number): readonly { readonly value: number; readonly label: string }[] {
  const last = Math.max(first + 1, new Date().getFullYear() + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = last - index;
    return { value: year, label: `${year} 年` };
  });
}
