import { Tabs } from 'antd';
import { useState } from 'react';
import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import { useListState } from '@/src/crud/list/useListState';
import type { AboveRowsProps, ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { Tile, TileWall } from '../TileWall';
import styles from './gallery.module.css';
import { imagesOf } from './imagesOf';
import { useCategories } from './useCategories';

const ImagePreview = load(() => import('@/src/ui/display/ImagePreview'));

/** The sets of one category, or of all. */
export function CategoryTabs({ filters }: AboveRowsProps) {
  const { data = [] } = useCategories();
  const { state, change } = useListState();
  const items = [
    { key: '', label: '全部' },
    ...data.map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  return (
    <Tabs
      activeKey={filters.categoryId ?? ''}
      tabBarStyle={{ marginBottom: 0 }}
      items={items}
      onChange={(categoryId) => change({ filters: { ...state.filters, categoryId } })}
    />
  );
}

/** The sets as a wall of their covers (screen O16); a press on one looks at its pictures. */
export function GalleryWall({ filters }: ListDisplayProps) {
  const [looked, look] = useState<Row>();
  return (
    <>
      <TileWall filters={filters} label="图集" tile={(row) => <Cover row={row} open={() => look(row)} />} />
      <DialogBoundary close={() => look(undefined)}>
        {looked && <Lightbox row={looked} close={() => look(undefined)} />}
      </DialogBoundary>
    </>
  );
}

/** The first picture of a set, and what there is to know of it. */
export function Cover({ row, open }: { readonly row: Row; readonly open: () => void }) {
  const { imageUrl } = useImages();
  const images = imagesOf(row.images);
  const picture = images[0] && (
    <img className={styles.first} src={imageUrl(images[0].url)} alt="" loading="lazy" />
  );
  return (
    <Tile name={textOr(row.name)} verb="查看图集" picture={picture} open={open}>
      {images.length} 张 · 下载 {numberOr(row.downloads)} 次{' '}
      <DictionaryTag type="marketing_node" value={textOr(row.node)} />
      {!isYes(row.status) && <StateTag tone="danger">停用</StateTag>}
    </Tile>
  );
}

function Lightbox({ row, close }: { readonly row: Row; readonly close: () => void }) {
  const { originalUrl } = useImages();
  const images = imagesOf(row.images).map(({ url }, index) => ({
    src: originalUrl(url),
    alt: `${textOr(row.name)} ${index + 1}`,
  }));
  return <ImagePreview images={images} close={close} />;
}
