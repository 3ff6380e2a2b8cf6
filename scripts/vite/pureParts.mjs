/** Names given to components for the developer's tools. */
const names = /^[\w$]+\.displayName = .*;$/gm;
/** Calls that create a component or a context and do nothing else. */
const calls = /= (?=React\w*\.(createContext|forwardRef|memo)\()/g;

/**
 * React Router's bundle does not say that these have no effect; so its forms, its scroll memory and more that we do not use
 * would stay in every build.
 * @returns {import('vite').Plugin}
 */
export function pureParts() {
  return {
    name: 'pure-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\// },
      handler: (code) => ({ code: code.replace(names, '').replace(calls, '= /* @__PURE__ */ '), map: null }),
    },
  };
}
