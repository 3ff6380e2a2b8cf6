import type { FormRule } from 'antd';
import { sameCode } from '@/src/lib/codes';
import { isHttp } from './menu';

/** An outside address begins with its protocol. */
export const addressRule: FormRule = ({ getFieldValue }) => ({
  validator: (_rule, value: unknown) =>
    sameCode(getFieldValue('isFrame'), '0') &&
    typeof value === 'string' &&
    value !== '' &&
    !isHttp(value.trim())
      ? Promise.reject(new Error('外链的地址必须以http(s)://开头'))
      : Promise.resolve(),
});
