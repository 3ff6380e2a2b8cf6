import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rpc } from '@/providers/endpoints/builder';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { renderInside } from '@/src/testing/openView';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { type PageServices, ServicesProvider, useServices } from '../../services/useServices';
import { defineResource } from '../defineResource';
import { DictionaryTag } from '../fields/dictionary/dictionary';
import { RecordHistory } from './RecordHistory';
import { RecordPictures } from './RecordPictures';

describe('dictionary tags', () => {
  test('[WID-7] however many tags ask, each dictionary is read once', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => row);
    const { mockServer } = await renderInside(
      rows.map((row) => (
        <p key={row}>
          <DictionaryTag type="sys_normal_disable" value={row % 2} />{' '}
          <DictionaryTag type="store_type" value="1" />
        </p>
      )),
    );
    await expect.poll(() => page.getByText('停用').elements().length).toBe(15);
    await expect.poll(() => page.getByText('直营').elements().length).toBe(30);
    for (const type of ['sys_normal_disable', 'store_type'])
      expect(mockServer.requests.of(platformCalls.dictionary.path.replace('{type}', type))).toHaveLength(1);
  });

  test.each([
    ['several values', 'store_type', '1,2', '直营加盟'],
    ['a list', 'store_type', [1, 4], '直营代理'],
    ['plain entries', 'sys_user_sex', '0,1', '男、女'],
    ['an unknown value', 'store_type', '99', '99'],
    ['no value', 'store_type', '', '—'],
  ] as const)('[WID-7] %s', async (_name, type, value, shown) => {
    await renderInside(
      <p data-testid="tags">
        <DictionaryTag type={type} value={value} />
      </p>,
    );
    await expect.element(page.getByTestId('tags')).toHaveTextContent(shown);
  });
});

describe('pictures', () => {
  const picture = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${colour}"/></svg>`)}`;
  const pictures = [picture('red'), picture('blue')];

  /** Services whose addresses tell the small image from the original. */
  function Marked({ children }: { children: ReactNode }) {
    const services: PageServices = {
      ...useServices(),
      imageUrl: (address) => `${address}#small`,
      originalUrl: (address) => `${address}#original`,
    };
    return <ServicesProvider value={services}>{children}</ServicesProvider>;
  }

  const preview = page.getByRole('dialog', { name: '图片预览' });
  const transform = () => preview.getByRole('img').element().getAttribute('style');
  const press = (name: string) => preview.getByRole('button', { name }).click();

  async function openFirst() {
    const thumb = page.getByRole('button', { name: '预览照片 1' });
    await thumb.click();
    await expect.element(preview.getByRole('img', { name: '照片 1' })).toBeVisible();
    return thumb;
  }

  test('[WID-6] a list shows the resized image, the preview the original; arrows go on, Escape gives the focus back', async () => {
    await renderInside(
      <Marked>
        <RecordPictures addresses={pictures} label="照片" />
      </Marked>,
    );
    const thumb = await openFirst();
    expect(thumb.element().querySelector('img')?.src).toMatch(/#small$/);
    expect(thumb.element().querySelector('img')?.loading).toBe('lazy');
    await expect.element(preview.getByRole('img')).toHaveAttribute('src', `${pictures[0]}#original`);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(preview.getByRole('img', { name: '照片 2' })).toBeVisible();
    await expect.element(preview.getByText('第 2 / 2 张')).toBeVisible();
    await expect
      .element(preview.getByRole('button', { name: '下一张' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(preview).not.toBeInTheDocument();
    await expect.element(thumb).toHaveFocus();
  });

  test('[WID-6] Escape closes the preview alone: a drawer below it stays open', async () => {
    const close = vi.fn();
    await renderInside(
      <Drawer open title="机构" onClose={close}>
        <RecordPictures addresses={pictures} label="照片" />
      </Drawer>,
    );
    await openFirst();
    await userEvent.keyboard('{Escape}');
    await expect.element(preview).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  test('[WID-6] zoom by button, key, wheel and double click; turn, mirror, drag, and back to the whole', {
    tags: 'full',
  }, async () => {
    await renderInside(<RecordPictures addresses={pictures} label="照片" />);
    await openFirst();
    await press('放大');
    expect(transform()).toContain('scale(1.5, 1.5)');
    await userEvent.keyboard('+');
    expect(transform()).toContain('scale(2.25, 2.25)');
    await press('向右旋转');
    await press('水平翻转');
    expect(transform()).toContain('scale(-2.25, 2.25) rotate(90deg)');
    await press('复原');
    expect(transform()).toContain('translate(0px, 0px) scale(1, 1) rotate(0deg)');
    const stage = preview.getByRole('img').element().parentElement;
    if (!stage) return expect.unreachable();
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true }));
    await expect.poll(transform).toContain('scale(1.2, 1.2)');
    await press('复原');
    await userEvent.dragAndDrop(stage, stage, {
      sourcePosition: { x: 300, y: 300 },
      targetPosition: { x: 340, y: 320 },
    });
    await expect.poll(transform).toContain('translate(40px, 20px)');
    await userEvent.keyboard('0');
    await userEvent.dblClick(stage);
    await expect.poll(transform).toContain('scale(2.25, 2.25)');
  });

  test('[WID-6] an image that cannot be read says so, small and large', async () => {
    await renderInside(<RecordPictures addresses={['data:image/png;base64,AAAA']} label="执照" />);
    await expect.element(page.getByRole('img', { name: '执照（无法加载）' })).toBeVisible();
  });
});

test('the history of a record compares a version with the one before, or with another, field by field', {
  tags: 'full',
}, async () => {
  const { fields } = defineResource<{ id: number; name: string; note: string }>()({
    name: 'test/card',
    label: '会员卡',
    view: 'test/card/index',
    title: 'name',
    endpoints: rpc('/test', { permission: 'test:card', calls: { list: 'list' } }),
    fields: { name: text('名称'), note: textarea('说明') },
  });
  const note = '志愿卡在六月二十四日之前可以修改三次，之后只能查看，不能再次提交。';
  const first = { id: 1, name: '志愿卡', note };
  const second = { ...first, note: note.replace('三次', '五次') };
  await render(
    <AntdSurface>
      <RecordHistory
        fields={fields}
        versions={[
          {
            key: 3,
            action: '改名',
            by: '林知远',
            time: '2026-06-03 09:00:00',
            record: { ...second, name: '升学卡' },
          },
          { key: 2, action: '修改', by: '林知远', time: '2026-06-02 09:00:00', record: second },
          { key: 1, action: '新增', by: '林知远', time: '2026-06-01 09:00:00', record: first },
        ]}
      />
    </AntdSurface>,
  );
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect.element(page.getByText('1 处变更')).toBeVisible();
  await expect.element(rows).toHaveTextContent('名称已变更志愿卡升学卡');
  await page.getByRole('button', { name: '修改' }).click();
  await expect.element(page.getByRole('deletion')).toHaveTextContent('三');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('五');
  await page.getByRole('switch', { name: '显示全部字段' }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  await page.getByRole('button', { name: '新增' }).click();
  await expect.element(page.getByText('这是最早的版本，没有可以对比的内容')).toBeVisible();
});
