import { Alert, Button, Modal, QRCode, Segmented, Space } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveFile } from '@/providers/http/download';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import { useNotify } from '@/src/services/useNotify';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import { drawPoster, pngOf, readPicture } from './drawPoster';
import type { Gallery } from './gallery';
import styles from './gallery.module.css';
import { areaOf, imagesOf } from './imagesOf';

const { brand: brandCall } = operationsEndpoints['operations/galleries'].operations;

/** Pixels of the code before it is drawn: fine enough for a poster. */
const codeSize = 480;

/** An institution's brand on posters. */
interface Brand {
  readonly name: string;
  readonly logo: string;
  /** Address of its site, which the QR code holds. */
  readonly url: string;
}

/** 一键成图: the institution's logo, name and QR code on a poster of the set, saved as a picture. */
export default function PosterDialog({ row, close }: RowDialogProps<Gallery>) {
  useReturnFocus();
  const { data: brand, isError } = useBrand();
  const [at, setAt] = useState(0);
  const images = imagesOf(row.images);
  const image = images[at];
  return (
    <Modal open centered title={`一键成图：${row.name}`} width={560} footer={null} onCancel={close}>
      {images.length > 1 && (
        <Segmented
          aria-label="选择图片"
          value={at}
          options={images.map((_image, index) => ({ value: index, label: `第 ${index + 1} 张` }))}
          onChange={setAt}
        />
      )}
      {isError && <Alert type="error" showIcon message="机构信息加载失败，请稍后再试" />}
      {!brand && !isError && <Skeleton rows={8} />}
      {brand && image && <Poster key={image.url} row={row} at={at} url={image.url} brand={brand} />}
    </Modal>
  );
}

interface PosterProps {
  readonly row: Gallery;
  /** Place of the picture in its set. */
  readonly at: number;
  readonly url: string;
  readonly brand: Brand;
}

function Poster({ row, at, url, brand }: PosterProps) {
  const notify = useNotify();
  const code = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useDrawing({ row, url, brand, code, canvas });
  const { run, running } = useOperation('down');
  const downloads = useDownload();
  const name = `${row.name}_${at + 1}`;
  const save = async () => {
    if (!canvas.current) return;
    saveFile({ name: `${name}.png`, blob: await pngOf(canvas.current) });
    notify('success', '图片已保存');
  };
  const fetchOriginal = async () => {
    const made = await run({ id: row.id, url });
    if (isRecord(made)) await downloads.byName(textOr(made.fileName), { remove: true });
  };
  return (
    <div className={styles.poster}>
      {state.phase === 'failed' && <Alert type="error" showIcon message={state.reason} />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${brand.name}的海报`}
        aria-busy={state.phase === 'drawing'}
      />
      <div ref={code} hidden>
        <QRCode
          type="canvas"
          value={brand.url}
          size={codeSize}
          bordered={false}
          color="#000"
          bgColor="#fff"
        />
      </div>
      <Space wrap>
        <Button
          type="primary"
          disabled={state.phase !== 'drawn'}
          onClick={() => void save().catch(() => notify('error', '图片生成失败'))}
        >
          保存图片
        </Button>
        <Button disabled={running} onClick={() => void fetchOriginal().catch(() => undefined)}>
          下载单张
        </Button>
      </Space>
    </div>
  );
}

type Drawing =
  | { readonly phase: 'drawing' }
  | { readonly phase: 'drawn' }
  | { readonly phase: 'failed'; readonly reason: string };

interface DrawingNeeds extends Pick<PosterProps, 'row' | 'url' | 'brand'> {
  readonly code: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/** Draws the poster as soon as its pictures are there. An institution whose logo cannot be read goes without. */
function useDrawing({ row, url, brand, code, canvas }: DrawingNeeds): Drawing {
  const { originalUrl } = useImages();
  const [state, setState] = useState<Drawing>({ phase: 'drawing' });
  const { logo, name } = brand;
  const { logoArea, qrArea } = row;
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const read = logo === '' ? undefined : readPicture(originalUrl(logo)).catch(() => undefined);
      const [picture, mark] = [await readPicture(originalUrl(url)), await read];
      const qr = code.current?.querySelector('canvas');
      if (!isCurrent || !canvas.current || !qr) return;
      const areas = { logoArea: areaOf(logoArea), qrArea: areaOf(qrArea) };
      drawPoster(canvas.current, { picture, logo: mark, name, qr, ...areas });
      setState({ phase: 'drawn' });
    };
    draw().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : '图片生成失败';
      if (isCurrent) setState({ phase: 'failed', reason });
    });
    return () => {
      isCurrent = false;
    };
  }, [url, logo, name, logoArea, qrArea, code, canvas, originalUrl]);
  return state;
}

function useBrand() {
  return useCall(
    brandCall,
    (data): Brand => {
      const { name, logo, url }: Readonly<Record<string, unknown>> = isRecord(data) ? data : {};
      return { name: textOr(name), logo: textOr(logo), url: textOr(url) };
    },
    { of: 'operations', body: {} },
  );
}
