import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** Where each outlined icon of antd's set can be fetched, one small file an icon. Itself fetched with the first icon. */
const files = import.meta.glob<IconDefinition>('/node_modules/@ant-design/icons-svg/es/asn/*Outlined.js', {
  import: 'default',
});

const folder = '/node_modules/@ant-design/icons-svg/es/asn/';

/** The names of all outlined icons, in order. */
export const iconNames: readonly string[] = Object.keys(files).map((path) =>
  path.slice(folder.length, -'.js'.length),
);

/** Fetches an icon by its antd name (`ShopOutlined`); undefined where there is none. */
export async function fetchIcon(name: string): Promise<IconDefinition | undefined> {
  return files[`${folder}${name}.js`]?.();
}
