import { type EndpointKey, everyArea, operatorAreaOf, storeAreaOf } from '@kyakhta/contract';
import type { Actor } from './context.ts';

type Named = string | readonly string[] | undefined;
const within = (named: Named, own: readonly string[] | null): boolean => {
  // A call that stands in no area is nobody's, whatever else he may do.
  if (named === undefined) return false;
  if (named === everyArea || own === null) return true;
  return typeof named === 'string' ? own.includes(named) : named.some((area) => own.includes(area));
};

/** Whether the areas of a console's account hold this call; guests and buyers have none, and are not asked. */
export const isPermitted = (key: EndpointKey, actor: Actor): boolean => {
  if (actor.kind === 'operator') return within((operatorAreaOf as Readonly<Record<string, Named>>)[key], actor.areas);
  if (actor.kind === 'seller') return within((storeAreaOf as Readonly<Record<string, Named>>)[key], actor.areas);
  return true;
};
