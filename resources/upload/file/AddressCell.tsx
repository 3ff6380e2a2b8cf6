import { useImages } from '@/src/services/useImages';
import { CopyText } from '@/src/ui/CopyText';
import { type CellProps, emptyText } from '@/src/ui/fields/field';

/** The full address of a file, to be copied. */
export function AddressCell({ value }: CellProps<string>) {
  const { originalUrl } = useImages();
  if (!value) return emptyText;
  return <CopyText text={new URL(originalUrl(value), location.href).href} label="地址" />;
}
