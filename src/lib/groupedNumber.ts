/** A long number as it is read, in groups of four: `1260 0010 0000 0019`. */
export function groupedNumber(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
