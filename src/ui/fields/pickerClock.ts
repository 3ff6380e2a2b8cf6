import dayjs from 'dayjs';
import { beijingTime } from '@/src/lib/dates';

/**
 * Has antd's pickers take 今天 and 此刻 by Beijing's clock, as their texts are. They ask `tz` of dayjs where there is
 * one, and the local clock otherwise. The plugin of that name takes its time from a slow `Intl.DateTimeFormat`.
 */
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, { tz: () => dayjs(beijingTime()) });
});
