import type { ReactNode } from 'react';

/** The query of a select's choices; the names are those of TanStack's `useQuery`. */
export interface ChoicesQuery {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * Properties of a select whose choices are read. While it has none it says why: they are being read, could not be, or
 * `emptyText`. After a failure it reads them again when it is opened.
 */
export function queryProps({ isFetching, isError, refetch }: ChoicesQuery, emptyText = '没有找到') {
  return {
    loading: isFetching,
    notFoundContent: isFetching ? '正在加载…' : isError ? '加载失败，请稍后再试' : emptyText,
    onOpenChange: (open: boolean) => {
      if (open && isError) void refetch();
    },
  };
}

/**
 * Draws what is chosen by its name: ids say nothing to anybody. Choices that are read and lack it say that it is gone.
 * Until then it says what {@link queryProps} says.
 */
export function chosenByName(
  { data, ...query }: ChoicesQuery & { readonly data?: unknown },
  emptyText?: string,
) {
  const { notFoundContent } = queryProps(query, data === undefined ? emptyText : '已停用或不存在');
  return ({ label }: { readonly label?: ReactNode }) => label ?? notFoundContent;
}
