import type { Domain, DomainEntry, Screen } from '../crud/defineScreen';
import { createLoader, type Loader } from '../lib/loader';
import { ownMember } from '../lib/record';

/** Finds the screens of domains, and fetches their resources when one of their views is first opened. */
export function createDomainStore(domains: Readonly<Record<string, Omit<DomainEntry, 'endpoints'>>>) {
  const known = new Map<string, Loader<{ readonly domain: Domain | undefined }>>();

  /**
   * The screen at a view, without fetching anything. A screen goes before a resource, which it may draw in its own way.
   */
  function screenOf(view: string): Screen | undefined {
    return ownMember(domains, domainOf(view))?.screens.find((screen) => screen.view === view);
  }

  /** The loader of a view's domain, where there is one; the same for all views of the domain. */
  function loaderOf(view: string) {
    const name = domainOf(view);
    const loader = known.get(name) ?? createLoader(async () => ({ domain: await fetchDomain(name) }));
    known.set(name, loader);
    return loader;
  }

  async function fetchDomain(name: string): Promise<Domain | undefined> {
    const entry = ownMember(domains, name);
    if (!entry) return undefined;
    const domain = { screens: entry.screens, resources: await entry.load() };
    checkNames(name, domain);
    return domain;
  }

  /** The domain of a view; undefined where there is none. */
  const load = async (view: string) => (await loaderOf(view).fetch()).domain;

  /** All domains, in their order. */
  const loadAll = async () => {
    const all = await Promise.all(Object.keys(domains).map(load));
    return all.filter((domain) => domain !== undefined);
  };

  return { screenOf, loaderOf, load, loadAll };
}

export type DomainStore = ReturnType<typeof createDomainStore>;

/** Views begin with the names of their domains. */
function domainOf(view: string): string {
  return view.split('/')[0] ?? '';
}

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
