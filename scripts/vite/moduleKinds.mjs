/** Names of a build's modules by their paths, and the modules that others reach. */

/** Components of antd and their parts: small ones, which belong together. */
export const antd = /\/node_modules\/(antd|rc-[a-z-]+|@rc-component|@ant-design|@babel)\//;

/** The package of a module; empty for our own. @param {string} id */
export function packageOf(id) {
  const [, below] = /.*\/node_modules\/(.+)/.exec(id) ?? [];
  const [first = '', second = ''] = below?.split('/') ?? [];
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** `expert/detail` for a module of resources, `crud/editor` below src; packages belong to none. @param {string} id @param {string} root */
export function folderOf(id, root) {
  if (!id.startsWith(`${root}/`) || packageOf(id)) return 'packages';
  const [layer = '', ...below] = id.slice(root.length + 1).split('/');
  const parts = layer === 'src' || layer === 'resources' ? below : [layer, ...below];
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/') || 'page';
}

/** @param {string} folder */
export function domainOf(folder) {
  return folder.split('/')[0] ?? folder;
}

/**
 * Components of antd, other packages with the shell, the layers below, or code of pages. Public pages need some of the layers.
 * @param {string} id
 * @param {string} root
 */
export function kindOf(id, root) {
  if (antd.test(id)) return 'antd';
  if (packageOf(id) || !id.startsWith(`${root}/`)) return 'packages';
  const [, layer = 'pages'] =
    /^(?:src\/)?(gaokao|lib|providers|shell)\//.exec(id.slice(root.length + 1)) ?? [];
  return layer === 'shell' ? 'packages' : layer;
}

/**
 * @param {readonly string[]} starts
 * @param {(id: string) => readonly string[]} importsOf
 */
export function reachedFrom(starts, importsOf) {
  const found = new Set(starts);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}
