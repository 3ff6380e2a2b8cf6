import { expect, test, vi } from 'vitest';
import { createTransfers } from '../../work/transfers';
import { createUploadQueue } from '../uploads/uploadQueue';
import { createImageUploads } from './imageUploads';

function setUp(upload: (attempt: number) => Promise<string>) {
  const transfers = createTransfers();
  const told = { arrived: vi.fn(), gone: vi.fn(), complaints: [] as string[] };
  let attempts = 0;
  const uploads = createImageUploads({
    queue: createUploadQueue(transfers),
    check: async (file) => {
      if (file.name.endsWith('.gif')) throw new Error('图片格式错误！');
      return file;
    },
    upload: () => () => {
      attempts += 1;
      return upload(attempts);
    },
    onArrived: told.arrived,
    onGone: told.gone,
    complain: (text) => told.complaints.push(text),
  });
  return { uploads, transfers, told };
}

const picture = new File(['x'], '榜单.png');
const never = () => new Promise<string>(() => {});

test('[FILE-1] a picture of a text is a transfer that the panel shows; stopped there it may be tried again', async () => {
  const { uploads, transfers, told } = setUp((attempt) =>
    attempt === 1 ? never() : Promise.resolve('/1.png'),
  );
  const id = uploads.add(picture);
  await vi.waitFor(() => expect(transfers.all().map(({ name }) => name)).toEqual(['榜单.png']));
  transfers.all()[0]?.cancel?.();
  expect(uploads.get()).toEqual([{ id, name: '榜单.png', state: { phase: 'failed' } }]);
  transfers.all()[0]?.retry?.();
  await vi.waitFor(() =>
    expect(told.arrived).toHaveBeenCalledWith(id, { address: '/1.png', name: '榜单.png' }),
  );
  expect([uploads.get(), told.complaints]).toEqual([[], []]);
});

test('a picture that was removed does not come in afterwards, and is no transfer any more', async () => {
  let arrive = (_address: string) => {};
  const { uploads, transfers, told } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  const id = uploads.add(picture);
  await vi.waitFor(() => expect(transfers.all()).toHaveLength(1));
  uploads.remove(id);
  arrive('/1.png');
  await Promise.resolve();
  expect([uploads.get(), transfers.all()]).toEqual([[], []]);
  expect(told.arrived).not.toHaveBeenCalled();
  expect(told.gone).toHaveBeenCalledWith(id);
});

test('[VAL-5] a file that is refused is told of by its name and never queued', async () => {
  const { uploads, transfers, told } = setUp(never);
  uploads.add(new File(['x'], '动图.gif'));
  await vi.waitFor(() => expect(told.complaints).toEqual(['动图.gif：图片格式错误！']));
  expect([uploads.get(), transfers.all()]).toEqual([[], []]);
});
