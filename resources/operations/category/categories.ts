import { operationsEndpoints } from '../endpoints';
import { categoryResource } from './categoryResource';

/** Categories of shared resources, beside what is in them (资源分类, screen O14). */
export const resourceCategories = categoryResource({
  kind: 1,
  content: 'operations/resources',
  choices: operationsEndpoints['operations/resources'].operations.categories,
  endpoints: operationsEndpoints['operations/resource-categories'],
  beside: { parameter: 'categoryId', label: '查看资源', search: 'title' },
});

/** Categories of posters (营销分类, screen O15). */
export const marketingCategories = categoryResource({
  kind: 2,
  content: 'operations/galleries',
  choices: operationsEndpoints['operations/galleries'].operations.categories,
  endpoints: operationsEndpoints['operations/marketing-categories'],
});
