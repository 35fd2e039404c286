import './app.css';
import { openConsole } from '@kyakhta/console';
import type { Messages } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { routes } from './routes.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po');

async function start() {
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  createRoot(place).render(await openConsole({ base: import.meta.env.BASE_URL, routes, catalogues }));
}

void start();
