import { Descriptions, type DescriptionsProps } from 'antd';
import { useNarrow } from '../layout/useNarrow';

/** Details of a thing, as label and value: two side by side, one where there is little room. */
export function Details({ items }: { items: NonNullable<DescriptionsProps['items']> }) {
  const narrow = useNarrow();
  return (
    <Descriptions
      bordered
      size="small"
      column={narrow ? 1 : 2}
      items={items}
      // Wide content would otherwise squeeze the labels until they are vertical.
      styles={{ label: { width: narrow ? 96 : 120 } }}
    />
  );
}
