import type { Resource } from '@/src/crud/defineResource';
import { appointments } from './appointment/appointments';
import { fillings } from './filling/fillings';
import { orders } from './order/orders';
import { reports } from './report/reports';
import { volunteers } from './volunteer/volunteers';

/** 专家服务: its resources, in menu order. */
export const expert: readonly Resource[] = [fillings, reports, volunteers, appointments, orders];
