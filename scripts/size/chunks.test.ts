import { describe, expect, test } from 'vitest';
import { filesOf, type Manifest, nameOf, workersOf } from './chunks.mjs';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/App.tsx': { file: 'assets/App.js', imports: ['_react.js', '_antd.js'], dynamicImports: ['x.tsx'] },
  '_antd.js': { file: 'assets/antd.js', css: ['assets/antd.css'] },
  'x.tsx': { file: 'assets/x.js' },
};

describe('the files of a first load', () => {
  test('are those of the modules and of their static imports, each once', () => {
    expect(filesOf(manifest, ['index.html', 'src/app/App.tsx'])).toEqual([
      'assets/index.js',
      'assets/index.css',
      'assets/react.js',
      'assets/App.js',
      'assets/antd.js',
      'assets/antd.css',
    ]);
  });

  test('cannot be told for a module without a chunk', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx is no chunk of the build');
  });
});

test('a script that is no chunk is a worker', () => {
  const assets = ['index.js', 'index.css', 'open.js', 'open.wasm', 'App.js'];
  expect(workersOf(manifest, assets)).toEqual(['assets/open.js']);
});

test('a file goes by the name of its module', () => {
  expect(nameOf(manifest, 'assets/App.js')).toBe('src/app/App.tsx');
  expect(nameOf(manifest, 'assets/index.css')).toBe('index.html (styles)');
  expect(nameOf(manifest, 'assets/open.js')).toBe('assets/open.js');
});
