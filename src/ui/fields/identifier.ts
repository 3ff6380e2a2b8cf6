import { identifierOf } from '@/src/lib/plainText';
import { IdentifierInput } from './LevelledInput';

/** For fields whose text programs read, of half-width letters and digits: `text('权限字符', { ...identifier })`. */
export const identifier = { Input: IdentifierInput, read: identifierOf } as const;
