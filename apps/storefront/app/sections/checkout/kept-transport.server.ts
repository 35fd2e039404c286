import { transportType } from '@kyakhta/contract/values';

/** Which line was chosen on the last product that went into the cart; forgotten with the browser. No script reads it. */
const name = 'kyakhtaTransport';

export const keepTransport = (express: boolean, origin: string): string =>
  `${name}=${express ? transportType.express : transportType.ordinary}; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** The line that the cart is shown by: the ordinary one where none was chosen. */
export const keptTransport = (request: Request): number =>
  (request.headers.get('Cookie') ?? '').split(/;\s*/).includes(`${name}=${transportType.express}`)
    ? transportType.express
    : transportType.ordinary;
