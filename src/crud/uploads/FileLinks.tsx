import { FileLink } from './FileLink';
import { keysOf } from './uploadListProps';

interface Props {
  readonly addresses: readonly string[];
  /** Number of all files. */
  readonly count: number;
}

/** The files of a cell. */
export default function FileLinks({ addresses, count }: Props) {
  const keys = keysOf(addresses);
  return (
    <span className="upload-links">
      {addresses.map((address, index) => (
        <FileLink key={keys[index]} address={address} />
      ))}
      {count > addresses.length && <span>共 {count} 个</span>}
    </span>
  );
}
