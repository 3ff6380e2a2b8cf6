/**
 * A group of modules that travel together (chunkPlan.mjs).
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {readonly string[]} [from]
 * @property {readonly string[]} [common]
 * @property {readonly RegExp[]} [parts]
 * @property {boolean} [alone] without what its modules import
 * @property {boolean} [rare] of what opens later, only some needs it (scripts/vite/laterChunks.mjs)
 */

/** Modules of the engine. @param {string[]} paths */
export const crud = (...paths) => paths.map((path) => `src/crud/${path}`);

/** Components of antd by the names of their folders. @param {string[]} names */
export const antd = (...names) => names.map((name) => new RegExp(`/antd/es/${name}/[^?]*$`));

/** Icons by their names. @param {string[]} names */
export const icons = (...names) =>
  names.map((name) => new RegExp(`/@ant-design/icons(-svg)?/es/(asn|icons)/${name}\\.`));

/** Icons as pages draw them, without the copies of menus (scripts/vite/ownCopies.mjs). @param {string[]} names */
export const drawnIcons = (...names) =>
  names.map(
    (name) => new RegExp(`/@ant-design/icons(-svg/es/asn/${name}\\.js\\?drawn|/es/icons/${name}\\.)`),
  );

/** Packages by their names. @param {string[]} names */
export const packages = (...names) => names.map((name) => new RegExp(`/node_modules/${name}/`));
