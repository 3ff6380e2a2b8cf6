import { FileOutlined, LinkOutlined, PictureOutlined, PlayCircleOutlined } from '@ant-design/icons';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { sizeText } from '@/src/lib/fileSize';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import { StateTag } from '@/src/ui/StateTag';
import { Tile, TileWall } from '../TileWall';
import styles from './library.module.css';
import { materialTypes } from './material';

const icons = { 1: FileOutlined, 2: PictureOutlined, 3: PlayCircleOutlined, 4: LinkOutlined } as const;

/** The resources as tiles (screen O14): what each looks like, and how often it was fetched. */
export default function MaterialTiles({ filters }: ListDisplayProps) {
  const open = useOpenRecord();
  return (
    <TileWall
      filters={filters}
      label="资源"
      tile={(row) => <MaterialTile row={row} open={() => open('show', row.id)} />}
    />
  );
}

function MaterialTile({ row, open }: { readonly row: Row; readonly open: () => void }) {
  const size = numberOr(row.size);
  return (
    <Tile name={textOr(row.title)} verb="查看资源" picture={<Face row={row} />} open={open}>
      {textOr(row.ext).toUpperCase() || '链接'} {size > 0 && `${sizeText(size)} · `}下载{' '}
      {numberOr(row.downloads)} 次 {!isYes(row.status) && <StateTag tone="danger">停用</StateTag>}
    </Tile>
  );
}

/** The cover; of a picture itself; else what kind of thing it is. */
function Face({ row }: { readonly row: Row }) {
  const { imageUrl } = useImages();
  const type = materialTypes.find(({ value }) => value === numberOr(row.type))?.value ?? 1;
  const address = textOr(row.cover) || (type === 2 ? textOr(row.url) : '');
  if (address !== '') return <img className={styles.face} src={imageUrl(address)} alt="" loading="lazy" />;
  const Icon = icons[type];
  return (
    <span className={styles.face} data-plain>
      <Icon aria-hidden />
    </span>
  );
}
