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
