import { expect, test } from 'vitest';
import { galleries } from '../gallery/galleries';
import { materials } from '../material/materials';
import { marketingCategories, resourceCategories } from './categories';

test.each([
  [resourceCategories, materials],
  [marketingCategories, galleries],
])(
  '[O14] [O15] [O16] categories and what is in them are read again after changes of each other',
  (tree, content) => {
    expect(tree.invalidates).toContainEqual(['data', 'default', content.name]);
    expect(content.invalidates).toContainEqual(['data', 'default', tree.name]);
  },
);
