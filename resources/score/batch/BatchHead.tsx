import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Input, Radio, Select } from 'antd';
import { batchKinds } from '@/src/gaokao/enumerations';
import { afterMove } from '@/src/ui/fields/rows/useFocusLater';
import { onOff, StateSwitch, StateTag } from '@/src/ui/StateTag';
import type { BatchFieldsProps } from './BatchFields';
import styles from './batch.module.css';
import { Labelled } from './Labelled';

interface HeadProps extends BatchFieldsProps {
  readonly name: string;
  readonly handle: React.RefObject<HTMLSpanElement | null>;
}

/** Name and kind of a batch, whether it is the main one and enabled, and its place among the others. */
export function BatchHead({ batch, index, count, name, handle, editable, errors, ...props }: HeadProps) {
  const move = (to: number, direction: 'up' | 'down') => () => {
    props.focusLater(afterMove(to, count, direction));
    props.onMove(index, to);
  };
  return (
    <div className={styles.head}>
      {editable && (
        <span ref={handle} className={styles.handle} aria-hidden="true">
          <HolderOutlined aria-hidden />
        </span>
      )}
      <Labelled label="批次" error={errors.name}>
        {(input) => (
          <Input
            {...input}
            maxLength={30}
            disabled={!editable}
            value={batch.name}
            onChange={({ target }) => props.onChange({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label="批次类别">
        {(input) => (
          <Select
            {...input}
            disabled={!editable}
            value={batch.kind}
            options={[...batchKinds]}
            onChange={(kind) => props.onChange({ kind })}
          />
        )}
      </Labelled>
      <Radio
        disabled={!editable}
        checked={batch.main === 1}
        onChange={props.onMain}
        aria-label={`主批次：${name}`}
      >
        主批次
      </Radio>
      <StateSwitch
        on={onOff[0]}
        off={onOff[1]}
        disabled={!editable}
        checked={batch.enabled === 1}
        aria-label={`启用：${name}`}
        onChange={(enabled) => props.onChange({ enabled: enabled ? 1 : 0 })}
      />
      {batch.evidence === 'C' && <StateTag tone="warning">待核实</StateTag>}
      {editable && (
        <span className={styles.tools}>
          <Button
            type="text"
            aria-label={`上移：${name}`}
            data-move="up"
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={index === 0}
            onClick={move(index - 1, 'up')}
          />
          <Button
            type="text"
            aria-label={`下移：${name}`}
            data-move="down"
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={index === count - 1}
            onClick={move(index + 1, 'down')}
          />
          <Button
            type="text"
            danger
            aria-label={`删除：${name}`}
            data-remove
            icon={<DeleteOutlined aria-hidden />}
            onClick={props.onRemove}
          />
        </span>
      )}
    </div>
  );
}
