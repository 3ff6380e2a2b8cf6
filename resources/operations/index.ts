import type { Resource } from '@/src/crud/defineResource';
import { brochures } from './brochure/brochures';
import { marketingCategories } from './category/categories';
import { colleges } from './college/colleges';
import { collegeFigures } from './collegeData/collegeFigures';
import { galleries } from './gallery/galleries';
import { goodServices } from './goodService/goodServices';
import { headlines } from './headlines/headlines';
import { majors } from './major/majors';
import { recommendations } from './recommendations/recommendations';
import { services } from './service/services';
import { systemUpdates } from './systemUpdates/systemUpdates';
import { siteUsers } from './user/users';

/** 运营内容: its resources, in menu order. */
export const operations: readonly Resource[] = [
  ...[systemUpdates, brochures, collegeFigures, goodServices, headlines, recommendations],
  ...[services, colleges, majors, siteUsers, marketingCategories, galleries],
];
