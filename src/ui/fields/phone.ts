import { readPhone } from '@/src/lib/phoneNumber';
import { PhoneInput } from './LevelledInput';

/** For fields that hold a mobile number: `text('手机号', { ...mobileNumber, required: true })`. */
export const mobileNumber = { Input: PhoneInput, read: readPhone, format: 'mobile' } as const;

/** The same options, for a mobile or landline number. */
export const phoneNumber = { Input: PhoneInput, read: readPhone, format: 'phone' } as const;
