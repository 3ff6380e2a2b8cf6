import { readableAddress } from '@/src/lib/fileName';
import { useImages } from '@/src/services/useImages';
import { CopyText } from '@/src/ui/CopyText';
import { type CellProps, emptyText } from '@/src/ui/fields/field';

/** The full address of a file: shown decoded, copied as browsers need it. */
export function AddressCell({ value }: CellProps<string>) {
  const { originalUrl } = useImages();
  if (!value) return emptyText;
  const address = new URL(originalUrl(value), location.href).href;
  return <CopyText text={address} shown={readableAddress(address)} label="地址" />;
}
