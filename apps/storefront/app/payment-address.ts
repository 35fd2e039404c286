/** The numbers of orders, or of later parts of their prices, that an address names, joined by comma, or that of a top-up; null when it names none. */
export function orderNumbersOf(url: URL): string | null {
  const numbers = url.searchParams.get('orderNumbers') ?? '';
  return /^(?:\d{16,20}(-[23])?(,\d{16,20}(-[23])?){0,49}|T\d{16})$/.test(numbers) ? numbers : null;
}

/** Where a payer may be sent to agree to a payment: an encrypted address of the provider, or the sandbox of this very site. */
export function providerAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text, 'http://local.invalid')) return null;
  const url = new URL(text, 'http://local.invalid');
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && url.pathname.startsWith('/dev/gateway') ? url.pathname + url.search : null;
}
