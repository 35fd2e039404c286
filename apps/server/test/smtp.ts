import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server on loopback that keeps what it is given. */
export interface TestSmtp {
  readonly url: string;
  /** Message-ID and address of each mail it took, in order. */
  readonly taken: readonly { readonly id: string; readonly to: string }[];
  /** What it does with the next connections: takes mail, says nothing at all, falls silent after the mail, or refuses it. */
  manner: 'takes' | 'mute' | 'silentAfterMail' | 'refuses';
  /** Resolves once so many connections have been made. */
  connected(count: number): Promise<void>;
  close(): Promise<void>;
}

const header = (mail: string, name: string): string => new RegExp(String.raw`^${name}: (.*)\r$`, 'im').exec(mail)?.[1] ?? '';

export const openSmtp = async (): Promise<TestSmtp> => {
  const taken: { id: string; to: string }[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    connections += 1;
    for (const w of waiting) if (connections >= w.count) w.resolve();
    const { manner } = smtp;
    if (manner === 'mute') return;
    let rest = '';
    let inMail = false;
    const answer = (line: string): void => {
      socket.write(`${line}\r\n`);
    };
    const take = (mail: string): void => {
      taken.push({ id: header(mail, 'Message-ID'), to: header(mail, 'To') });
      if (manner === 'takes') answer('250 taken');
    };
    const obey = (line: string): void => {
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'DATA') {
        inMail = true;
        answer('354 go on');
      } else if (word === 'RCPT' && manner === 'refuses') answer('451 try later');
      else if (word === 'QUIT') socket.end('221 bye\r\n');
      else answer('250 ok');
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (;;) {
        const end = rest.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = rest.slice(0, end + 2);
        rest = rest.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          take(piece);
        } else obey(piece);
      }
    });
    answer('220 here');
  };

  const server: Server = createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    manner: 'takes',
    connected: (count) =>
      new Promise((resolve) => {
        if (connections >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
  return smtp;
};
