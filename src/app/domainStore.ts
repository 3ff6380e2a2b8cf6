import type { Resource } from '../crud/defineResource';
import type { Domain, DomainEntry, Screen } from '../crud/defineScreen';
import { ownMember } from '../lib/record';
import { type Fetched, once } from '../ui/fetched';

/** What a view path names: the pages of a resource, or a screen. */
export type Found =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'screen'; readonly screen: Screen };

/** Fetches domains when one of their views is first opened. */
export function createDomainStore(domains: Readonly<Record<string, Pick<DomainEntry, 'load'>>>) {
  const known = new Map<string, () => Fetched<{ readonly domain: Domain | undefined }>>();

  /** What fetches the domain of a view, where there is one; the same function for all views of the domain. */
  function fetchOf(view: string) {
    const name = view.split('/')[0] ?? '';
    const fetch = known.get(name) ?? once(async () => ({ domain: await fetchDomain(name) }));
    known.set(name, fetch);
    return fetch;
  }

  async function fetchDomain(name: string): Promise<Domain | undefined> {
    const domain = await ownMember(domains, name)?.load();
    if (domain) checkNames(name, domain);
    return domain;
  }

  /** The domain of a view; undefined where there is none. */
  const load = async (view: string) => (await fetchOf(view)().promise).domain;

  /** All domains, in their order. */
  const loadAll = async () => {
    const all = await Promise.all(Object.keys(domains).map(load));
    return all.filter((domain) => domain !== undefined);
  };

  return { fetchOf, load, loadAll };
}

export type DomainStore = ReturnType<typeof createDomainStore>;

/** Throws where a resource or view of the domain is declared twice, or under another domain's name. */
function checkNames(domain: string, { resources, screens }: Domain): void {
  const names = resources.map(({ name }) => name);
  const views = [...resources, ...screens].map(({ view }) => view).filter((view) => view !== '');
  const strange = [...names, ...views].find((one) => !one.startsWith(`${domain}/`));
  if (strange)
    throw new Error(`"${strange}" is declared in the domain "${domain}", whose name it does not begin with`);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`The resource "${twice}" is declared twice in the domain "${domain}"`);
}

/** What is at a view path; a screen goes before a resource, which it may draw in its own way. */
export function findView({ screens, resources }: Domain, view: string): Found | undefined {
  const screen = screens.find((candidate) => candidate.view === view);
  if (screen) return { kind: 'screen', screen };
  const resource = resources.find((candidate) => candidate.view === view);
  return resource && { kind: 'resource', resource };
}
