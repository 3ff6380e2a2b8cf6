import { PlusOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, Spin, Upload } from 'antd';
import { uploadImage } from '@/providers/http/upload';
import type { InputProps } from '../../ui/fields/field';
import { useServices } from '../services';

interface Props extends InputProps<string> {
  readonly label: string;
  /** Megabytes. */
  readonly maxSize: number;
}

const types = ['png', 'jpg', 'jpeg'];
const megabyte = 1024 * 1024;

/** Chooses and uploads one image; what was chosen before stays until the new one has arrived. */
export default function ImageInput({ id, label, maxSize, value, onChange, disabled = false }: Props) {
  const { send, storeId, imageUrl, notify } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (image: File) => uploadImage(send, { image, storeId: storeId() }, { quiet: true }),
    onSuccess: ({ url }) => onChange?.(url),
    onError: () => notify('error', '上传图片失败'),
  });
  const choose = (file: File) => {
    const problem = problemOf(file, maxSize);
    if (problem) notify('error', problem);
    else mutate(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <div className="image-input">
      <Upload
        {...(id ? { id } : {})}
        listType="picture-card"
        accept={types.map((type) => `.${type}`).join(',')}
        showUploadList={false}
        disabled={disabled || isPending}
        beforeUpload={choose}
      >
        <Spin spinning={isPending}>
          {value ? (
            <img className="field-image field-image-input" src={imageUrl(value)} alt={label} />
          ) : (
            <span>
              <PlusOutlined aria-hidden />
              <div>上传{label}</div>
            </span>
          )}
        </Spin>
      </Upload>
      {value && !disabled && (
        <Button type="link" size="small" danger onClick={() => onChange?.(null)}>
          移除
        </Button>
      )}
    </div>
  );
}

/** What is wrong with a chosen file, in the words of VAL-4; undefined where nothing is. */
function problemOf({ name, size, type }: File, maxSize: number): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!types.includes(extension) || !type.startsWith('image/'))
    return `文件格式不正确，请上传 ${types.join('/')} 格式文件！`;
  if (size > maxSize * megabyte) return `上传文件大小不能超过 ${maxSize} MB！`;
  return undefined;
}
