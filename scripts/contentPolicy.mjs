import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content security policy that deploy/nginx.conf sends with pages of the application over plain HTTP. */
export function contentPolicy() {
  const nginx = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const [, policy] = /^ {4}ours +"(default-src [^"]+)";$/m.exec(nginx) ?? [];
  const [, frames] = /\$frames \{\s+default "([^"]+)";/.exec(nginx) ?? [];
  if (!policy || !frames) throw new Error('deploy/nginx.conf has no policy for pages of the application');
  return policy.replace('$frames', frames);
}
