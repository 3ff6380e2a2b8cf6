import { expect, test } from 'vitest';
import { type Manifest, nameOf, workersOf } from './chunks.mjs';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/App.tsx': { file: 'assets/App.js', imports: ['_react.js', '_antd.js'], dynamicImports: ['x.tsx'] },
  '_antd.js': { file: 'assets/antd.js', css: ['assets/antd.css'] },
  'x.tsx': { file: 'assets/x.js' },
};

test('a script that is no chunk is a worker', () => {
  const assets = ['index.js', 'index.css', 'boot-1.js', 'open.js', 'open.wasm', 'App.js'];
  expect(workersOf(manifest, assets)).toEqual(['assets/open.js']);
});

test('a file goes by the name of its module', () => {
  expect(nameOf(manifest, 'assets/App.js')).toBe('src/app/App.tsx');
  expect(nameOf(manifest, 'assets/index.css')).toBe('index.html (styles)');
  expect(nameOf(manifest, 'assets/open.js')).toBe('assets/open.js');
});
