import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { byName } from './menuIcons';

/** All outlined icons by their antd names, in order. One file, for the icon picker and for rare names. */
export const iconSet = byName(
  import.meta.glob<IconDefinition>('/node_modules/@ant-design/icons-svg/es/asn/*Outlined.js', {
    import: 'default',
    eager: true,
  }),
);
