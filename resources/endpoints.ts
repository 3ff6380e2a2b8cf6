import type { Endpoints } from '@/providers/data/endpoints';
import { customerEndpoints } from './customer/endpoints';
import { devEndpoints } from './dev/endpoints';
import { monitorEndpoints } from './monitor/endpoints';
import { systemEndpoints } from './system/endpoints';
import { toolEndpoints } from './tool/endpoints';

/** The endpoints of all resources, by resource name. Light on purpose: no page, no field comes with it. */
export const allEndpoints: Readonly<Record<string, Endpoints>> = {
  ...customerEndpoints,
  ...systemEndpoints,
  ...monitorEndpoints,
  ...toolEndpoints,
  ...devEndpoints,
};
