import { splitQuery } from './fileAddress';

/** `合同.PDF` → `pdf`; empty where the name has no extension. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The staff's name for the file at an address. It is the path's last part, decoded, without the server's number
 * (`名单_20261121120000A001.pdf` → `名单.pdf`).
 */
export function fileNameOf(address: string): string {
  const path = /^(?:data|blob):/.test(address) ? '' : splitQuery(address).path;
  const name = decoded(path.split('/').at(-1) ?? '');
  return name.replace(/_\d{8,14}A\d{3,}(?=\.[^.]+$|$)/, '');
}

/** A path on the server from its root: object storages name theirs without the slash. */
export function rootedPath(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Joins addresses to one text. A comma within an address is written `%2C`, which means the same in an address. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.map((address) => address.replaceAll(',', '%2C')).join(',');
}

/** Splits such a text into addresses, with their own commas again: some calls take the path as it is. */
export function splitAddresses(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim().replaceAll(/%2c/gi, ','));
  return parts.filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address as people read it: 年 in place of `%E5%B9%B4`; as it is where a part cannot be decoded. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
