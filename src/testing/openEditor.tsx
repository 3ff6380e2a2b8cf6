import { Button, Form } from 'antd';
import { Activity, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { markdown } from '@/src/crud/fields/markdown';
import { richtext } from '@/src/crud/fields/richtext';
import { renderInside, type VisitOptions } from './openView';
import { pictureFile } from './pictureFile';

export const article = richtext('正文', { required: true, minLength: 2, maxLength: 10 });
export const notes = markdown('说明', { required: true });

/** One editor in a form of its own; `changes` are the values that it has returned. */
export async function openEditor(field: typeof article, first: string | null, options: VisitOptions = {}) {
  const changes: string[] = [];
  let put = (_value: string) => {};
  let show = (_shown: boolean) => {};
  function Held() {
    const [form] = Form.useForm<{ text: string | null }>();
    const [shown, setShown] = useState(true);
    put = (text) => form.setFieldsValue({ text });
    show = setShown;
    const { Input } = field.kind;
    return (
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Form
          form={form}
          initialValues={{ text: first }}
          onValuesChange={({ text }) => changes.push(String(text))}
        >
          <Form.Item name="text" label={field.label} rules={[...(field.rules ?? [])]} validateFirst>
            <Input placeholder={`请输入${field.label}`} />
          </Form.Item>
          <Button htmlType="submit">保存</Button>
        </Form>
      </Activity>
    );
  }
  const visit = await renderInside(
    <Suspense>
      <Held />
    </Suspense>,
    options,
  );
  const { screen } = visit;
  const text = screen.getByRole('textbox', { name: field.label, exact: true });
  await expect.element(text).toBeInTheDocument();
  const file = screen.getByLabelText(`${field.label}图片`, { exact: true });
  const last = () => changes.at(-1);
  /** Puts a value in from outside, as the restoring of a draft does. */
  const replace = (value: string) => put(value);
  /** Goes to another tab, or back to this one. */
  const look = (shown: boolean) => flushSync(() => show(shown));
  return { ...visit, text, file, changes, last, replace, look };
}

/** Pastes or drops data as the clipboard or a drag does. */
export function give(target: Locator, way: 'paste' | 'drop', fill: (data: DataTransfer) => void): void {
  const data = new DataTransfer();
  fill(data);
  const { left, top } = target.element().getBoundingClientRect();
  const about = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 20 };
  target
    .element()
    .dispatchEvent(
      way === 'paste'
        ? new ClipboardEvent('paste', { ...about, clipboardData: data })
        : new DragEvent('drop', { ...about, dataTransfer: data }),
    );
}

/** A small picture followed by zeros, of so many bytes together. */
export async function pngOf(bytes: number): Promise<File> {
  const picture = await pictureFile();
  return new File([picture, new Uint8Array(bytes - picture.size)], '大.png');
}
