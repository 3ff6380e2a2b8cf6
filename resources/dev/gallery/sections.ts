import type { ComponentType } from 'react';
import { load } from '@/src/ui/load';

/**
 * A part of the gallery. Its code is fetched when it comes into sight or its key is in the address
 * (`/dev/gallery?part=key`).
 */
export interface GallerySection {
  readonly key: string;
  readonly title: string;
  readonly Section: ComponentType;
}

/** The parts in order. */
export const sections: readonly GallerySection[] = [
  { key: 'fields', title: '基础字段', Section: load(() => import('./sections/FieldsSection')) },
  { key: 'display', title: '数据展示', Section: load(() => import('./sections/DisplaySection')) },
  { key: 'pictures', title: '图片与预览', Section: load(() => import('./sections/PicturesSection')) },
  { key: 'history', title: '时间线与修改记录', Section: load(() => import('./sections/HistorySection')) },
  { key: 'figures', title: '统计与图表', Section: load(() => import('./sections/FiguresSection')) },
  { key: 'work', title: '加载与进度', Section: load(() => import('./sections/WorkSection')) },
  { key: 'downloads', title: '下载', Section: load(() => import('./sections/DownloadsSection')) },
  { key: 'editors', title: '富文本与 Markdown', Section: load(() => import('./sections/EditorsSection')) },
  { key: 'uploads', title: '上传', Section: load(() => import('./sections/UploadSection')) },
  { key: 'rival', title: '多人同时填报', Section: load(() => import('./sections/RivalSection')) },
  {
    key: 'structures',
    title: '专用字段与分组',
    Section: load(() => import('./sections/OwnKindsSection')),
  },
];
