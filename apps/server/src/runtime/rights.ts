import { type Endpoint, type EndpointKey, endpoints, everyArea } from '@kyakhta/contract';
import type { Actor } from './context.ts';

type Named = string | readonly string[] | undefined;
const within = (named: Named, own: readonly string[] | null): boolean => {
  // A call of no area is nobody's, whatever else the account may do.
  if (named === undefined) return false;
  if (named === everyArea || own === null) return true;
  return typeof named === 'string' ? own.includes(named) : named.some((area) => own.includes(area));
};

/** Whether the areas of a console's account hold this call; guests and buyers have none, and are not asked. */
export const isPermitted = (key: EndpointKey, actor: Actor): boolean => {
  if (actor.kind !== 'operator' && actor.kind !== 'seller') return true;
  const known = endpoints[key] as Endpoint | undefined;
  return within(known?.who === actor.kind ? known.area : undefined, actor.areas);
};
