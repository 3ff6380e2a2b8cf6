/** The maximum number of rows that a display without pages shows. */
export const mostShown = 200;

/** The line above the first rows of a display without pages, where there are more (screens O14 and O16). */
export function CutNote({ total }: { readonly total: number }) {
  if (total <= mostShown) return null;
  return <p role="status">{`仅显示前 ${mostShown} 条，共 ${total} 条，请缩小筛选范围`}</p>;
}
