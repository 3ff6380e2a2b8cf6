import { group, page } from './node';

/** The gallery for developers: reached by its address, and by the administrator only; it is in no menu. */
export const devMenu = group(1900, 'dev', '开发', 'ExperimentOutlined', [
  page(1901, 'gallery', '组件展示', 'AppstoreOutlined'),
  page(1902, 'samples', '示例列表', 'UnorderedListOutlined', 'show create edit delete export import', {
    resource: 'sample',
  }),
  page(1903, 'sample-tree', '示例树', 'ApartmentOutlined', 'show create edit delete'),
  page(1904, 'samples-long', '长列表示例', 'BarsOutlined', 'show edit delete', { resource: 'sample-long' }),
  page(1906, 'exhibits', '展品', 'GoldOutlined', 'show create edit delete plain', { resource: 'exhibit' }),
]).map((node) => ({ ...node, hidden: 1 }));
