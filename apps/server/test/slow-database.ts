import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowDatabase {
  readonly url: string;
  /** When somebody connects for the first time. */
  readonly reached: Promise<void>;
  close(): Promise<void>;
}

/** Passes bytes on after a while, in their order. */
const later = (from: Socket, to: Socket, delayMs: number): void => {
  from.on('data', (bytes: Buffer) => {
    setTimeout(() => {
      if (!to.destroyed) to.write(bytes);
    }, delayMs);
  });
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
  from.on('error', () => to.destroy());
};

/**
 * A stretch of wire between server and database: what one side sends reaches the other so many
 * milliseconds later. Races that hide within a millisecond stand open here.
 */
export const slowDatabase = async (url: string, delayMs: number): Promise<SlowDatabase> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const { promise: reached, resolve: isReached } = Promise.withResolvers<void>();
  const server = createServer((near) => {
    isReached();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    later(near, far, delayMs);
    later(far, near, delayMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const slow = new URL(url);
  slow.hostname = '127.0.0.1';
  slow.port = String((server.address() as AddressInfo).port);
  return {
    url: slow.href,
    reached,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
};
