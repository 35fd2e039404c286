import { registerDev } from './dev.ts';
import { registerDevBank } from './dev-bank.ts';
import { registerGateway } from './dev-gateway.ts';
import { openProcess, onStop } from './process.ts';
import { createHttp } from './runtime/http/server.ts';
import { builtPages, registerPages } from './runtime/http/pages.ts';
import { observeCall } from './runtime/http/probes.ts';
import { registerConsole, registerFiles, registerStorefrontAssets } from './runtime/http/screens.ts';

// On a first start, while the demo is still being filled: all that is loaded here is compiled then, and the start itself is short.
if (process.env['LOAD_ONLY'] === '1') {
  await builtPages();
  process.exit(0);
}
const { app, config } = await openProcess('web', observeCall);
const http = await createHttp(app, config);
if (!app.demo && config.ownHosts === null)
  app.log.warn({}, 'OWN_HOSTS is not set: requests for any host are answered, and that host counts as our own');
if (app.demo) registerDev(http, app);
if (app.demo) registerDevBank(http, app, config.publicOrigins);
const gatewayUrl = config.payPal?.gatewayUrl ?? null;
if (app.demo && gatewayUrl !== null) registerGateway(http, gatewayUrl);
await registerFiles(http, config.dataDir);
// On a first start the consoles are still being built when the shop already serves.
const wanting = (process.env['SCREENS_WANTING'] ?? '').split(',');
await registerConsole(http, 'seller-console', '/seller', wanting.includes('seller-console'));
await registerConsole(http, 'platform-console', '/platform', wanting.includes('platform-console'));
const pages = process.env['KYAKHTA_DEV'] === '1' ? await (await import('./runtime/http/vite.ts')).vitePages() : await builtPages();
if (pages !== null) {
  if (!pages.dev) await registerStorefrontAssets(http);
  await registerPages(http, app, config, pages);
}

app.collector.start();
onStop(async () => {
  await http.close();
  await app.close();
});
await http.listen({ port: config.port, host: config.host });
const address = http.server.address();
process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : config.port });
