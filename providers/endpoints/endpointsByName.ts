import type { Endpoints } from './builder';

/** The endpoints of all domains by resource name. Throws where two have the same. */
export function endpointsByName(
  domains: readonly Readonly<Record<string, Endpoints>>[],
): Readonly<Record<string, Endpoints>> {
  const all = domains.flatMap((domain) => Object.values(domain));
  const twice = all.find(({ name }, index) => all.findIndex((other) => other.name === name) < index);
  if (twice) throw new Error(`Two endpoints are called "${twice.name}"`);
  return Object.fromEntries(all.map((endpoints) => [endpoints.name, endpoints]));
}
