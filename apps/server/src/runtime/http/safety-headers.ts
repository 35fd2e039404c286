/** A year: browsers come by TLS alone once they did. */
const transport = 'max-age=31536000';
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Who opens a store may let her browser fill in where it stands. Nothing of ours asks a device for the others, and what a
  // page embeds shall ask for none.
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
  // Signing in and paying elsewhere lead there and back in the same window: no window of another site needs ours.
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** What every answer tells browsers. @param isSecure it travels by TLS: over plain HTTP the word about TLS counts for nothing */
export const safetyHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...always, 'strict-transport-security': transport } : always;
