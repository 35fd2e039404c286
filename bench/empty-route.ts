import fastify from 'fastify';

// The first yardstick: what this machine's Fastify does when there is nothing to do.
const http = fastify();
http.get('/', () => ({ ok: true }));
await http.listen({ port: 0, host: '127.0.0.1' });
const address = http.server.address();
process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : 0 });
process.on('disconnect', () => process.exit(0));
