import type { Endpoints } from '@/providers/endpoints/builder';
import type { DomainEntry } from '@/src/crud/defineScreen';
import { customerEndpoints } from './customer/endpoints';
import { customerScreens } from './customer/screens';
import { devEndpoints } from './dev/endpoints';
import { devScreens } from './dev/screens';
import { expertEndpoints } from './expert/endpoints';
import { expertScreens } from './expert/screens';
import { financeEndpoints } from './finance/endpoints';
import { financeScreens } from './finance/screens';
import { lookupEndpoints } from './lookups/endpoints';
import { managementEndpoints } from './management/endpoints';
import { managementScreens } from './management/screens';
import { monitorEndpoints } from './monitor/endpoints';
import { monitorScreens } from './monitor/screens';
import { operationsEndpoints } from './operations/endpoints';
import { operationsScreens } from './operations/screens';
import { scoreEndpoints } from './score/endpoints';
import { scoreScreens } from './score/screens';
import { showEndpoints } from './show/endpoints';
import { showScreens } from './show/screens';
import { systemEndpoints } from './system/endpoints';
import { systemScreens } from './system/screens';
import { toolEndpoints } from './tool/endpoints';
import { toolScreens } from './tool/screens';
import { uploadEndpoints } from './upload/endpoints';
import { uploadScreens } from './upload/screens';

/** Domains by the first part of their views; the pages of each are a chunk fetched on first use. */
export const domains: Readonly<Record<string, DomainEntry>> = {
  customer: {
    endpoints: customerEndpoints,
    screens: customerScreens,
    load: () => import('./customer').then(({ customer }) => customer),
  },
  expert: {
    endpoints: expertEndpoints,
    screens: expertScreens,
    load: () => import('./expert').then(({ expert }) => expert),
  },
  finance: {
    endpoints: financeEndpoints,
    screens: financeScreens,
    load: () => import('./finance').then(({ finance }) => finance),
  },
  score: {
    endpoints: scoreEndpoints,
    screens: scoreScreens,
    load: () => import('./score').then(({ score }) => score),
  },
  show: {
    endpoints: showEndpoints,
    screens: showScreens,
    load: () => import('./show').then(({ show }) => show),
  },
  operations: {
    endpoints: operationsEndpoints,
    screens: operationsScreens,
    load: () => import('./operations').then(({ operations }) => operations),
  },
  management: {
    endpoints: managementEndpoints,
    screens: managementScreens,
    load: () => import('./management').then(({ management }) => management),
  },
  system: {
    endpoints: systemEndpoints,
    screens: systemScreens,
    load: () => import('./system').then(({ system }) => system),
  },
  monitor: {
    endpoints: monitorEndpoints,
    screens: monitorScreens,
    load: () => import('./monitor').then(({ monitor }) => monitor),
  },
  tool: {
    endpoints: toolEndpoints,
    screens: toolScreens,
    load: () => import('./tool').then(({ tool }) => tool),
  },
  upload: {
    endpoints: uploadEndpoints,
    screens: uploadScreens,
    load: () => import('./upload').then(({ upload }) => upload),
  },
  // The gallery of developers is for those who have the mocks.
  ...(import.meta.env.MODE !== 'production' && {
    dev: { endpoints: devEndpoints, screens: devScreens, load: () => import('./dev').then(({ dev }) => dev) },
  }),
};

/** The endpoints of all resources, by resource name. */
export const allEndpoints = endpointsByName();

/** Throws where two have the same name. */
function endpointsByName(): Readonly<Record<string, Endpoints>> {
  const all: Endpoints[] = [
    ...Object.values(domains).map(({ endpoints }) => endpoints),
    lookupEndpoints,
  ].flatMap((endpoints) => Object.values(endpoints));
  const twice = all.find(({ name }, index) => all.findIndex((other) => other.name === name) < index);
  if (twice) throw new Error(`Two endpoints are called "${twice.name}"`);
  return Object.fromEntries(all.map((endpoints) => [endpoints.name, endpoints]));
}
