import { Empty, Spin } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { Pager } from '@/src/crud/list/Pager';
import { ReadError } from '@/src/crud/ReadError';
import { useImages } from '@/src/services/useImages';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { load } from '@/src/ui/load';
import { GalleryGrid } from './GalleryGrid';
import styles from './gallery.module.css';
import type { UploadedImage } from './image';
import { type GalleryState, type ImageSelection, useStockImages } from './useStockImages';

const ImagePreview = load(() => import('@/src/ui/display/ImagePreview'));

interface Props {
  readonly state: GalleryState;
  /** `replace`: the former state is not to be gone back to. */
  readonly change: (changes: Partial<GalleryState>, options?: { readonly replace: boolean }) => void;
  readonly selection: ImageSelection;
  /** Content above the pictures, beside the search. */
  readonly tools?: ReactNode;
  /** Actions on a picture besides viewing it; only the current picture's buttons are stops of the Tab key. */
  readonly actions?: (image: UploadedImage, tabIndex: number) => ReactNode;
}

/** The stock of pictures: categories at the left, a grid of pictures at the right (screen U2). */
export function Gallery({ state, change, selection, tools, actions }: Props) {
  const { originalUrl } = useImages();
  const { data, error, isPending, isFetching, refetch } = useStockImages(state);
  const [looking, setLooking] = useState<number>();
  const images = data?.images ?? [];
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / state.size));
  // Its last pictures may have been deleted or moved.
  const isBeyond = data !== undefined && !error && !isFetching && state.page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true });
  }, [isBeyond, last, change]);
  return (
    <div className={styles.gallery}>
      <Categories chosen={state.category} choose={(category) => change({ category, page: 1 })} />
      <div className={styles.main}>
        <div className={styles.tools}>
          <NameSearch name={state.name} search={(name) => change({ name, page: 1 })} />
          {tools}
        </div>
        {error && !data ? (
          <ReadError error={error} retry={refetch} />
        ) : (
          <Spin spinning={isFetching}>
            <div className={styles.body}>
              <GalleryGrid images={images} selection={selection} look={setLooking} actions={actions} />
              {images.length === 0 && !isPending && <Empty description="暂无图片" />}
            </div>
          </Spin>
        )}
        {data && data.total > 0 && (
          <Pager state={state} total={data.total} change={(changes) => change({ page: 1, ...changes })} />
        )}
      </div>
      {looking !== undefined && (
        <DialogBoundary close={() => setLooking(undefined)}>
          <ImagePreview
            images={images.map(({ url, name }) => ({ src: originalUrl(url), alt: name }))}
            start={looking}
            close={() => setLooking(undefined)}
          />
        </DialogBoundary>
      )}
    </div>
  );
}

/** The search by name. Its text follows a name that comes from outside: by «back», say. */
function NameSearch({ name, search }: { name: string; search: (name: string) => void }) {
  const [{ of, typed }, setTyped] = useState({ of: name, typed: name });
  if (of !== name) setTyped({ of: name, typed: name });
  return (
    <SearchInput
      className={styles.search}
      aria-label="图片名称"
      placeholder="请输入图片名称"
      value={typed}
      onChange={({ target }) => setTyped({ of: name, typed: target.value })}
      onSearch={(text) => search(text.trim())}
    />
  );
}

/** The categories of pictures, with all of them first. */
function Categories({ chosen, choose }: { chosen: string; choose: (category: string) => void }) {
  const { items } = useDictionary('image_category');
  return (
    <nav aria-label="图片分类">
      <ul className={styles.categories}>
        {[{ value: '', label: '全部' }, ...items].map(({ value, label }) => (
          <li key={value}>
            <button type="button" aria-current={value === chosen || undefined} onClick={() => choose(value)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
