import type { Editor } from '@tiptap/core';
import { Select } from 'antd';

const widths = [
  { value: '', label: '原始宽度' },
  ...['25%', '50%', '75%', '100%'].map((value) => ({ value, label: `宽 ${value}` })),
];

/** Width of the selected picture. */
export function PictureWidth({ editor, width }: { editor: Editor; width: string }) {
  return (
    <Select
      size="small"
      variant="borderless"
      aria-label="图片宽度"
      style={{ width: 104 }}
      popupMatchSelectWidth={120}
      value={width}
      options={
        widths.some(({ value }) => value === width) ? widths : [{ value: width, label: width }, ...widths]
      }
      onChange={(next: string) =>
        editor
          .chain()
          .focus()
          .updateAttributes('image', { width: next || null, height: null })
          .run()
      }
    />
  );
}
