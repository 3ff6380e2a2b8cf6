import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  type ReactNode,
  use,
  useMemo,
} from 'react';
import { addressAgain } from '../lib/chunkFailure';
import { type Attempt, createLoader, type Loader } from '../lib/loader';
import { createStore } from '../lib/store';
import { useStore } from './useStore';

/** A component whose code comes when it is first drawn, or ahead of that. */
export type LazyComponent<Props> = FunctionComponent<Props> & Loader<ComponentType<Props>> & LazyTraits;

interface LazyTraits {
  /** Whether neither it nor what it draws by itself is of antd. */
  readonly isPlain: boolean;
}

/**
 * Whether antd is set up around here, or not needed. Pages of resources begin without it: their lists are drawn before
 * its code is here. Components that are fetched for them set it up for themselves (decision 43).
 */
export const HasAntd = createContext(true);

/** A module whose component is its default export. */
interface Code<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A component that comes later, from a module's default export: `load(() => import('./Dialog'))`. `pick` takes another
 * export. It is drawn under Suspense, or in a {@link Loadable}. Once a boundary has caught a failure, the next drawing
 * fetches again. `fetch` is the import and nothing else.
 */
export function load<Props extends object>(fetch: () => Promise<Code<Props>>): LazyComponent<Props>;
export function load<Module, Props extends object>(
  fetch: () => Promise<Module>,
  pick: (code: Module) => ComponentType<Props>,
): LazyComponent<Props>;
export function load<Props extends object>(
  fetch: () => Promise<Code<Props>>,
  pick: (code: Code<Props>) => ComponentType<Props> = (code) => code.default,
): LazyComponent<Props> {
  return lazy(fetch, pick, false);
}

/** The same for a component without anything of antd: it is drawn without waiting for that, cell by cell. */
export function loadPlain<Props extends object>(fetch: () => Promise<Code<Props>>): LazyComponent<Props>;
export function loadPlain<Module, Props extends object>(
  fetch: () => Promise<Module>,
  pick: (code: Module) => ComponentType<Props>,
): LazyComponent<Props>;
export function loadPlain<Props extends object>(
  fetch: () => Promise<Code<Props>>,
  pick: (code: Code<Props>) => ComponentType<Props> = (code) => code.default,
): LazyComponent<Props> {
  return lazy(fetch, pick, true);
}

function lazy<Module, Props extends object>(
  fetch: () => Promise<Module>,
  pick: (code: Module) => ComponentType<Props>,
  isPlain: boolean,
): LazyComponent<Props> {
  const fetchModule = fetchAgain(fetch);
  const loader = createLoader(async () => pick(await fetchModule()));
  /** The component where it was here before the first drawing, else its promise: what suspended stays with `use`. */
  let drawn: ComponentType<Props> | Promise<ComponentType<Props>> | undefined;

  function begin(): ComponentType<Props> | Promise<ComponentType<Props>> {
    const { promise, outcome } = loader.attempt();
    const settled = outcome.get();
    if (settled && 'value' in settled) return settled.value;
    promise.catch(() => failed.add(forget));
    return promise;
  }

  function forget(): void {
    drawn = undefined;
  }

  function Lazy(props: Props) {
    drawn ??= begin();
    const Component = drawn instanceof Promise ? use(drawn) : drawn;
    const isSetUp = use(HasAntd) || isPlain;
    return isSetUp ? <Component {...props} /> : withAntd(<Component {...props} />);
  }

  return Object.assign(Lazy, loader, { isPlain });
}

const Surface = load(
  () => import('./AntdSurface'),
  (code) => code.AntdSurface,
);

function withAntd(element: ReactNode) {
  return (
    <HasAntd value>
      <Surface>{element}</Surface>
    </HasAntd>
  );
}

/** Sets antd up for its children where it is not; the fallback until its code is here. */
export function InAntd({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const isSetUp = use(HasAntd);
  const surface = useLoaded(isSetUp ? undefined : Surface);
  if (isSetUp) return children;
  return surface ? withAntd(children) : fallback;
}

/** Forgets the failures of the components that were drawn. */
const failed = new Set<() => void>();

/** Forgets failed fetches, for a boundary that has caught an error: the next drawing asks again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Fetches a module; after a second failure from a new address, since some browsers remember the failure. */
function fetchAgain<Module>(fetch: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  return async () => {
    try {
      return await fetch();
    } catch (error) {
      const address = addressAgain(error, failures++);
      if (address === undefined) throw error;
      const fetched: Module = await import(/* @vite-ignore */ address);
      return fetched;
    }
  };
}

const nothing: Attempt<never>['outcome'] = createStore(undefined);

/**
 * The fetched value; undefined while it is on its way, and without a loader. Throws its error, for the boundary around
 * the page. Asks once as long as the component is mounted.
 */
export function useLoaded<T>(loader: Loader<T> | undefined): T | undefined {
  const outcome = useMemo((): Attempt<T>['outcome'] => loader?.attempt().outcome ?? nothing, [loader]);
  const settled = useStore(outcome);
  if (settled && 'error' in settled) throw settled.error;
  return settled?.value;
}

interface LoadableProps<Props> {
  /** Undefined before it may be fetched. */
  readonly of: (Loader<ComponentType<Props>> & Partial<LazyTraits>) | undefined;
  readonly props: Props;
  /** Replaces the component until it is here. */
  readonly fallback?: ReactNode;
}

/**
 * A component as soon as its code is here; at once where it is here already. Pages wait in this way and not under
 * Suspense. A fallback of Suspense stays on screen for at least 300 ms. The content behind it is drawn in pieces,
 * which any other change throws away and begins anew (decision 24).
 */
export function Loadable<Props extends object>({ of, props, fallback = null }: LoadableProps<Props>) {
  const Component = useLoaded(of);
  const isSetUp = use(HasAntd) || of?.isPlain === true;
  // Asked for beside the component's own code.
  const surface = useLoaded(isSetUp || !of ? undefined : Surface);
  if (!Component || !(isSetUp || surface)) return fallback;
  return isSetUp ? <Component {...props} /> : withAntd(<Component {...props} />);
}
