/** Bytes of a megabyte, as limits of uploads count them. */
export const megabyte = 1024 * 1024;

/** The size for the staff: `5 MB`, `1.2 MB`, `340 KB`. */
export function sizeText(bytes: number): string {
  return bytes >= megabyte
    ? `${Math.round((bytes / megabyte) * 10) / 10} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
