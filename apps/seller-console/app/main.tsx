import './app.css';
import { openConsole } from '@kyakhta/console';
import type { Messages } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { routes } from './routes.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

async function start() {
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  const app = await openConsole({ base: import.meta.env.BASE_URL, routes, catalogues });
  // Each page brings its own; a browser shows the first there is.
  document.querySelector('head title')?.remove();
  createRoot(place).render(app);
}

void start();
