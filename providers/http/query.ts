/**
 * Query parameters as text, without the question mark. Empty strings, null and undefined are left out;
 * nested objects become `name[key]=value`, as RuoYi reads them (contract, section 3).
 */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => parameters(name, value))
    .join('&');
}

function parameters(name: string, value: unknown): string[] {
  if (value === '' || value === null || value === undefined) return [];
  if (typeof value !== 'object') return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
  return Object.entries(value).flatMap(([key, member]) => parameters(`${name}[${key}]`, member));
}
