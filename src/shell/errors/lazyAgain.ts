import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component that is fetched when it is first drawn and, once that has failed and `forget` was called, fetched again the
 * next time: React's own `lazy` fails for ever.
 */
export function lazyAgain<Props>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  let view: LazyExoticComponent<ComponentType<Props>> | undefined;
  return {
    get(): LazyExoticComponent<ComponentType<Props>> {
      view ??= lazy(fetch);
      return view;
    },
    forget(): void {
      view = undefined;
    },
  };
}
