import { endpointsByName } from '@/providers/endpoints/builder';
import type { DomainEntry } from '@/src/crud/defineScreen';
import { customerEndpoints } from './customer/endpoints';
import { devEndpoints } from './dev/endpoints';
import { expertEndpoints } from './expert/endpoints';
import { monitorEndpoints } from './monitor/endpoints';
import { scoreEndpoints } from './score/endpoints';
import { showEndpoints } from './show/endpoints';
import { systemEndpoints } from './system/endpoints';
import { toolEndpoints } from './tool/endpoints';
import { uploadEndpoints } from './upload/endpoints';

/** Every domain, by the first part of its views; its pages are a chunk that is fetched when one of them is first opened. */
export const domains: Readonly<Record<string, DomainEntry>> = {
  customer: {
    endpoints: customerEndpoints,
    load: () => import('./customer').then(({ customer }) => customer),
  },
  expert: { endpoints: expertEndpoints, load: () => import('./expert').then(({ expert }) => expert) },
  score: { endpoints: scoreEndpoints, load: () => import('./score').then(({ score }) => score) },
  show: { endpoints: showEndpoints, load: () => import('./show').then(({ show }) => show) },
  system: { endpoints: systemEndpoints, load: () => import('./system').then(({ system }) => system) },
  monitor: { endpoints: monitorEndpoints, load: () => import('./monitor').then(({ monitor }) => monitor) },
  tool: { endpoints: toolEndpoints, load: () => import('./tool').then(({ tool }) => tool) },
  upload: { endpoints: uploadEndpoints, load: () => import('./upload').then(({ upload }) => upload) },
  dev: { endpoints: devEndpoints, load: () => import('./dev').then(({ dev }) => dev) },
};

/** The endpoints of all resources, by resource name. */
export const allEndpoints = endpointsByName(Object.values(domains).map(({ endpoints }) => endpoints));
