import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { configs } from './config';
import { dictData } from './dict/dictData';
import { dictTypes } from './dict/dictTypes';
import { posts } from './post';

/** 系统管理, in menu order. */
export const system: Domain = {
  resources: [posts, dictTypes, dictData, configs],
  screens: [
    defineScreen({
      name: 'system/dict/data',
      label: '字典数据',
      view: 'system/dict-data/index',
      hasPagesBelow: true,
      page: () => import('./dict/DictDataPage'),
    }),
  ],
};
