import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { addressAgain } from './chunkFailure';

interface Fetched<Props> {
  default: ComponentType<Props>;
}

/**
 * A component that is fetched when it is first drawn. After a failure, and once `forget` was called, it is fetched
 * again the next time. React's own `lazy` fails for ever, and so does a module in a browser that remembers failures.
 */
export function lazyAgain<Props>(fetch: () => Promise<Fetched<Props>>) {
  let view: LazyExoticComponent<ComponentType<Props>> | undefined;
  let failures = 0;

  async function load(): Promise<Fetched<Props>> {
    try {
      return await fetch();
    } catch (error) {
      const address = addressAgain(error, failures++);
      if (address === undefined) throw error;
      const fetched: Fetched<Props> = await import(/* @vite-ignore */ address);
      return fetched;
    }
  }

  return {
    get(): LazyExoticComponent<ComponentType<Props>> {
      view ??= lazy(load);
      return view;
    },
    forget(): void {
      view = undefined;
    },
  };
}
