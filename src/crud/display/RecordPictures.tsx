import { useImages } from '../../services/useImages';
import { Pictures } from '../../ui/display/Pictures';
import { emptyText } from '../../ui/fields/field';

interface Props {
  /** Addresses as the server keeps them: parts of one or whole ones. */
  readonly addresses: readonly string[];
  /** The subject of the pictures: 营业执照. */
  readonly label: string;
  /** Pixels of a side. */
  readonly size?: number;
}

/** Images of a record: small with the resize query, in the preview as they were uploaded (WID-6). */
export function RecordPictures({ addresses, label, size }: Props) {
  const { imageUrl, originalUrl } = useImages();
  if (addresses.length === 0) return emptyText;
  const pictures = addresses.map((address, index) => ({
    thumb: imageUrl(address),
    src: originalUrl(address),
    alt: addresses.length > 1 ? `${label} ${index + 1}` : label,
  }));
  return <Pictures pictures={pictures} {...(size === undefined ? {} : { size })} />;
}
