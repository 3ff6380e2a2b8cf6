/** The settings of the platform (screen H8). */
export interface PlatformSettings {
  readonly title: string;
  /** Addresses of pictures. */
  readonly logo: string;
  readonly smalllogo: string;
  readonly favicon: string;
  /** Empty hides the toolbox. */
  readonly toolboxaddr: string;
  readonly hotline: string;
  readonly copyright: string;
  readonly icp: string;
  /** The line over the blocks of the home page. */
  readonly tips: string;
  readonly registerOpen: 0 | 1;
  /** 1 where a newer build is offered. */
  readonly versionCheck: 0 | 1;
  /** Wrong passwords before an account is locked. */
  readonly maxLoginFail: number;
}

/** Bounds of `maxLoginFail`, and the refusal outside of them. */
export const loginFails = { min: 3, max: 10, message: '登录失败上限应在 3 到 10 之间' } as const;
