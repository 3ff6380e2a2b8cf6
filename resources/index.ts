import type { Domain } from '@/src/crud/defineScreen';

/** All domains by the first part of their views; each is a chunk that is fetched when one of its pages is first opened. */
export const domains: Readonly<Record<string, () => Promise<Domain>>> = {
  customer: () => import('./customer').then(({ customer }) => customer),
  system: () => import('./system').then(({ system }) => system),
  monitor: () => import('./monitor').then(({ monitor }) => monitor),
  tool: () => import('./tool').then(({ tool }) => tool),
  dev: () => import('./dev').then(({ dev }) => dev),
};
