import { Button, Form, Input as TextInput } from 'antd';
import { Activity, Suspense, useState } from 'react';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { upload } from '@/src/crud/fields/upload/upload';
import { parseJson } from '@/src/lib/record';
import type { InputProps, Kind } from '@/src/ui/fields/field';
import { renderInside, type VisitOptions } from './openView';

const photos = upload('照片', 'images');
const papers = upload('附件', 'files', { joined: true });
const film = upload('视频', 'file', { types: ['mp4', 'pdf'], maxSize: 20, target: 'storage' });

/** Three fields beside a text, in a tab that can be hidden. */
function Page() {
  const [isHidden, setHidden] = useState(false);
  const [saved, setSaved] = useState('');
  return (
    <>
      <Button onClick={() => setHidden(!isHidden)}>切换标签页</Button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Form onFinish={(values) => setSaved(JSON.stringify(values))}>
          <Form.Item name="note" label="备注">
            <TextInput />
          </Form.Item>
          <section aria-label="照片区">
            <Form.Item name="photos" label="照片" rules={[...(photos.kind.rules ?? [])]}>
              <Waiting kind={photos.kind} />
            </Form.Item>
          </section>
          <section aria-label="附件区">
            <Form.Item name="papers" label="附件" rules={[...(papers.kind.rules ?? [])]}>
              <Waiting kind={papers.kind} />
            </Form.Item>
          </section>
          <section aria-label="视频区">
            <Form.Item name="film" label="视频" rules={[...(film.kind.rules ?? [])]}>
              <Waiting kind={film.kind} />
            </Form.Item>
          </section>
          <Button htmlType="submit">保存</Button>
        </Form>
      </Activity>
      <output>{saved}</output>
    </>
  );
}

function Waiting<V>({ kind: { Input }, ...rest }: InputProps<V> & { kind: Kind<V> }) {
  return (
    <Suspense>
      <Input {...rest} />
    </Suspense>
  );
}

/** A page with three fields for files in a form, for a person signed in to a fresh mock server. */
export async function openUploads(options: Pick<VisitOptions, 'requestTimeout'> = {}) {
  const visit = await renderInside(<Page />, options);
  const { screen } = visit;
  const input = (label: string) => screen.getByLabelText(label, { exact: true });
  await expect.element(input('视频')).toBeInTheDocument();
  return {
    ...visit,
    input,
    list: (label: string) =>
      screen
        .getByRole('region', { name: `${label}区` })
        .getByRole('list', { name: '已上传' })
        .getByRole('listitem'),
    save: async () => {
      await screen.getByRole('button', { name: '保存' }).click();
      await expect.element(screen.getByRole('status')).not.toBeEmptyDOMElement();
      return parseJson(screen.getByRole('status').element().textContent ?? '');
    },
  };
}

/** Picks files as the file dialog does; sending large files through the test's own channel takes seconds. */
export function pick(control: Locator, chosen: readonly File[]): void {
  const input = control.element();
  const data = new DataTransfer();
  for (const file of chosen) data.items.add(file);
  if (!(input instanceof HTMLInputElement)) throw new Error('No input to choose files in');
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A file that begins like a pdf. */
export const pdf = (name: string, ...more: BlobPart[]) => new File(['%PDF-1.7\n', ...more], name);
