import { describe, expect, it } from 'vitest';
import { keepTransport, keptTransport } from './kept-transport.server.ts';

const asks = (cookie?: string): Request => new Request('http://shop.test/cart', cookie === undefined ? {} : { headers: { cookie } });

describe('the line chosen on a product page', () => {
  it('is kept for the cart', () => {
    const [pair = ''] = keepTransport(true, 'https://shop.test').split(';');
    expect(keptTransport(asks(`a=b; ${pair}; c=d`))).toBe(2);
    expect(keptTransport(asks(keepTransport(false, 'http://shop.test').split(';')[0]))).toBe(1);
  });

  it('is the ordinary one where none was chosen, or what is kept is none', () => {
    for (const cookie of [undefined, '', 'kyakhtaTransport=7', 'kyakhtaTransport=', 'xkyakhtaTransport=2'])
      expect(keptTransport(asks(cookie))).toBe(1);
  });

  it('travels by TLS alone where the site does', () => {
    expect(keepTransport(true, 'https://shop.test')).toContain('Secure');
    expect(keepTransport(true, 'http://127.0.0.1:3000')).not.toContain('Secure');
  });
});
