import { Button } from 'antd';
import { useMemo } from 'react';
import { Route, Routes, useLocation, useSearchParams } from 'react-router';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { idFromText } from '@/src/lib/recordId';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { resourceCategories } from '../category/categories';
import styles from './library.module.css';
import { materials } from './materials';

/** Part of the address below which the pages of single resources are. */
const part = 'resource';

/**
 * 资源分类 (screen O14): the tree of categories, and beside it the resources of the category in the address, or all.
 */
export default function LibraryPage() {
  const basePath = usePagePath();
  const narrow = useNarrow();
  const location = useLocation();
  const { pathname } = location;
  const ofMaterial = pathname.startsWith(`${basePath}/${part}/`);
  const atLists = { ...location, pathname: basePath };
  const list = <Materials basePath={`${basePath}/${part}`} />;
  return (
    <div className={styles.page} data-narrow={narrow}>
      <div className={styles.tree}>
        <Routes location={ofMaterial || pathname === `${basePath}/${part}` ? atLists : location}>
          <Route path="*" element={<ResourcePages resource={resourceCategories} basePath={basePath} />} />
        </Routes>
      </div>
      <div className={styles.materials}>
        <Routes location={ofMaterial ? location : atLists}>
          <Route path={`${part}/*`} element={list} />
          <Route path="*" element={list} />
        </Routes>
      </div>
    </div>
  );
}

const everything = {};

/** Resources of the category in the address and of all below it; all resources where it names none. */
function Materials({ basePath }: { readonly basePath: string }) {
  const [params, setParams] = useSearchParams();
  const categoryId = params.get('categoryId') ?? '';
  const scope = useMemo(() => (categoryId === '' ? everything : { categoryId }), [categoryId]);
  const initialValues = useMemo(
    () => (categoryId === '' ? {} : { categoryId: idFromText(categoryId) }),
    [categoryId],
  );
  const showAll = () =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('categoryId');
      return next;
    });
  return (
    <>
      {categoryId !== '' && (
        <Button size="small" className={styles.all ?? ''} onClick={showAll}>
          查看全部资源
        </Button>
      )}
      <ResourcePages resource={materials} basePath={basePath} scope={scope} initialValues={initialValues} />
    </>
  );
}
