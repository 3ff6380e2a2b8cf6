import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { read, route } from '../route';
import { areasBelow } from './areaData';

const request = z.object({ pid: z.coerce.number().int().min(0) });

/** The areas below another, 0 for the provinces. */
export const areasRoute = route(platformCalls.areaChilds, ({ body }) => areasBelow(read(body, request).pid));
