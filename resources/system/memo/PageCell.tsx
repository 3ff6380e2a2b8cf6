import { Link } from 'react-router';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { isOwnAddress, pageAt } from './memo';
import { usePages } from './usePages';

/** The page that a memo is about, by its name in the menu; the address where the menu has none. */
export function PageCell({ value }: CellProps<string>) {
  const pages = usePages();
  if (!value || !isOwnAddress(value)) return emptyText;
  return (
    <Link to={value} title={value}>
      {pageAt(pages, value)?.title ?? value}
    </Link>
  );
}
