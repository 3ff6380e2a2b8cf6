import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'run.mjs'));

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops all commands that run beside each other',
  async (signal) => {
    const commands = new EventEmitter();
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined); // a killed command breaks its connection off
      if (sockets.push(socket.resume()) === 2) commands.emit('run');
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    // A command lasts as long as its connection.
    const command = JSON.stringify(['node', '-e', `require('node:net').connect(${port}, '127.0.0.1')`]);
    const both = `import { run } from ${module};
    for (let times = 0; times < 2; times += 1) void run(${command}, { env: process.env, silence: 60 });`;
    const run = once(commands, 'run');
    const parent = spawn(process.execPath, ['--input-type=module', '-e', both], { stdio: 'ignore' });
    await run;
    const closed = sockets.map((socket) => once(socket, 'close'));
    const ended = once(parent, 'exit');
    parent.kill(signal);
    expect(await ended).toEqual([130, null]);
    await Promise.all(closed);
  },
);
