import type babel from '@rolldown/plugin-babel';

type Plugin = Awaited<ReturnType<typeof babel>>;
type Handler = Extract<Plugin['transform'], { handler: unknown }>['handler'];

/**
 * The builds for browser and server read the same sources: what one of them has had transformed, the other takes over.
 * Good for plugins that make the same of a source for both.
 */
export async function transformOnce(plugin: Promise<Plugin>): Promise<Plugin> {
  const made = await plugin;
  const { transform } = made;
  if (typeof transform !== 'object') return made;
  const known = new Map<string, { code: string; result: ReturnType<Handler> }>();
  const { handler } = transform;
  transform.handler = function once(code, id, options) {
    const before = known.get(id);
    if (before?.code === code) return before.result;
    const result = handler.call(this, code, id, options);
    known.set(id, { code, result });
    return result;
  };
  return made;
}
