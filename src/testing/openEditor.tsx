import { Button, Form } from 'antd';
import { Activity, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { markdown } from '@/src/crud/fields/markdown';
import { richtext } from '@/src/crud/fields/richtext';
import { renderInside, type VisitOptions } from './openView';

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

const pngBegin = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file that begins as a png does, of so many bytes. */
export function pngOf(bytes: number): File {
  return new File([pngBegin, new Uint8Array(bytes - pngBegin.length)], '大.png');
}
