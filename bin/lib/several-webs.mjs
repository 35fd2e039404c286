/** Several web processes on one port: this one holds the port and hands connections out, each web is an ordinary one. */
import cluster from 'node:cluster';

const [exec, count] = process.argv.slice(2);
const wanted = Number(count);
const ready = new Set();
let stopping = false;
let deaths = [];

cluster.setupPrimary({ exec, args: [] });

cluster.on('message', (worker, message) => {
  if (!message?.ready) return;
  ready.add(worker.id);
  if (ready.size >= wanted) process.send?.(message);
});

cluster.on('exit', (worker, code) => {
  ready.delete(worker.id);
  if (stopping) return;
  const now = Date.now();
  deaths = [...deaths.filter((at) => at > now - 60_000), now];
  // What cannot be mended here is the supervisor's: it restarts all of them, or gives up.
  if (code === 78 || deaths.length > 4 * wanted) return stop(code || 1);
  setTimeout(() => stopping || cluster.fork(), 250);
});

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const worker of Object.values(cluster.workers)) worker.process.kill('SIGTERM');
  setInterval(() => {
    if (Object.keys(cluster.workers).length === 0) process.exit(code);
  }, 20);
  setTimeout(() => {
    for (const worker of Object.values(cluster.workers)) worker.process.kill('SIGKILL');
  }, 3000);
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
process.on('disconnect', () => stop(0));
for (let index = 0; index < wanted; index += 1) cluster.fork();
