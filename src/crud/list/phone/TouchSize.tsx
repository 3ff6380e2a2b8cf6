import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Pixels of a target for a finger. */
const theme = { token: { controlHeightLG: 44 } };

/** Controls of antd as high as a finger needs them: in a sheet. */
export function TouchSize({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider componentSize="large" theme={theme}>
      {children}
    </ConfigProvider>
  );
}
