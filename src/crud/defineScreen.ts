import type { ComponentType } from 'react';
import type { Endpoints } from '@/providers/endpoints/builder';
import type { Resource } from './defineResource';

/** A page that is not CRUD; its code is fetched when it is opened. */
export interface Screen {
  readonly label: string;
  /** Its name in the server's rule list, or that of a gated route. */
  readonly view: string;
  /** Whether addresses below its own belong to it as well; otherwise they are unknown. */
  readonly hasPagesBelow?: boolean;
  /** Whether it is drawn before antd's code is here: what it imports at once holds none of it (`npm run layers`). */
  readonly isPlain?: boolean;
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Declares a screen. The rule list says who may open it; for gated routes, the route does. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

/** The resources and screens of a domain. */
export interface Domain {
  readonly resources: readonly Resource[];
  readonly screens: readonly Screen[];
}

/**
 * A domain in the list of all: its calls and screens, which are light, and the loader of its resources. They are a
 * chunk of its own, fetched when one of their pages is first opened.
 */
export interface DomainEntry {
  readonly endpoints: Readonly<Record<string, Endpoints>>;
  readonly screens: readonly Screen[];
  readonly load: () => Promise<readonly Resource[]>;
}
