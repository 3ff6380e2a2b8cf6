// Runtime configuration. Loaded before the application; every key may be absent, this file may not.
// A key that is wrong or misspelt is named on the start page.
window.__APP_CONFIG__ = {
  // Prefix of every call; empty for the same origin.
  // apiBase: '',
  // Answer calls in the browser, as `npm start` does by default. Of builds, only demonstrations can.
  // mocks: false,
  // How encrypted answers are opened. Without a key they stay as they came.
  //   'pkcs1'         RSAES-PKCS1-v1_5, private key here
  //   'oaep'          RSA-OAEP with SHA-256, private key here
  //   'pkcs1-public'  the server encrypts with its private key, public key here
  // A key in a browser hides the data from casual readers only.
  // envelope: { scheme: 'pkcs1', key: '-----BEGIN PRIVATE KEY-----\n...' },
  // Base of image addresses.
  // cdnBase: '',
  // Query string appended to shown images; {token} is replaced by the session's token.
  // imageResize: '',
  // Milliseconds.
  // requestTimeout: 60000,
  // Put the session's token into the toolbox's address; otherwise it goes there by message.
  // toolboxTokenInQuery: false,
  // Origins of the toolbox besides our own (docs/deploy.md). Empty: whatever the platform names.
  // toolboxOrigins: ['https://tools.example.com'],
  // 'default', or 'ruoyi' to sign in against /login, /getInfo and /getRouters.
  // session: 'default',
  // How the REST calls travel (docs/connect.md): 'ours' or 'ruoyi'. Default: as the session.
  // version: of RuoYi, '3.8.7' to '3.9.2'; only the first two need it. Default: 'auto'.
  // rest: { flavour: 'ours', version: 'auto' },
  // Where failures are told, by POST (docs/deploy.md); nowhere when empty.
  // errorReport: '',
};
