import { Button, Form, Space } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import type { InputProps } from '@/src/ui/fields/field';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import type { Area } from './gallery';
import styles from './gallery.module.css';

const sides = [
  ['x', '左'],
  ['y', '上'],
  ['width', '宽'],
  ['height', '高'],
] as const;

const blank: Area = { x: 0, y: 0, width: 0, height: 0 };

/** A rectangle on the first picture of the form: drawn with the pointer, or typed in per cent. */
export default function AreaInput({ id, value, onChange, disabled = false, ...rest }: InputProps<Area>) {
  const images: unknown = Form.useWatch('images', Form.useFormInstance());
  const [first] = Array.isArray(images) ? images : [];
  const address = isRecord(first) ? textOr(first.url) : '';
  const set = (name: keyof Area, figure: number | null) =>
    onChange?.({ ...(value ?? blank), [name]: figure ?? 0 });
  return (
    <div className={styles.area}>
      {address !== '' && <Drawing address={address} area={value} onChange={(area) => onChange?.(area)} />}
      <Space wrap size={8}>
        {sides.map(([name, label], index) => (
          <NumberBox
            key={name}
            {...(index === 0 && id !== undefined && { id })}
            aria-label={`${rest['aria-label'] ?? ''}${label}`}
            prefix={label}
            suffix="%"
            min={0}
            max={100}
            precision={1}
            disabled={disabled}
            style={{ width: 136 }}
            value={value ? numberOr(value[name]) : null}
            onChange={(figure) => set(name, figure)}
          />
        ))}
        {value && (
          <Button size="small" disabled={disabled} onClick={() => onChange?.(null)}>
            清除
          </Button>
        )}
      </Space>
    </div>
  );
}

interface DrawingProps {
  readonly address: string;
  readonly area: Area | null | undefined;
  readonly onChange: (area: Area) => void;
}

/** The picture, with the area over it; a drag draws another one. */
function Drawing({ address, area, onChange }: DrawingProps) {
  const { originalUrl } = useImages();
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Point>();
  const at = (event: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
    return {
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    };
  };
  return (
    <div
      ref={frame}
      className={styles.drawing}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(at(event));
      }}
      onPointerMove={(event) => start && onChange(between(start, at(event)))}
      onPointerUp={() => setStart(undefined)}
    >
      <img src={originalUrl(address)} alt="" draggable={false} />
      {area && (
        <span
          style={{
            left: `${area.x}%`,
            top: `${area.y}%`,
            width: `${area.width}%`,
            height: `${area.height}%`,
          }}
        />
      )}
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

function between(one: Point, other: Point): Area {
  const size = (from: number, to: number) => Math.round(Math.abs(to - from) * 10) / 10;
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: size(one.x, other.x),
    height: size(one.y, other.y),
  };
}
