import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flash, notify } from './unread-signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the message icon with something unread', () => {
  it('goes off and on every half second, and rests lit after five seconds', () => {
    const show = vi.fn();
    flash(show, false);
    expect(show.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(499);
    expect(show).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(500);
    expect(show).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(4000);
    const calls = show.mock.calls.length;
    expect(show).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(60_000);
    expect(show).toHaveBeenCalledTimes(calls);
  });

  it('is lit and still for who wants no motion, and for who has read', () => {
    const calm = vi.fn();
    flash(calm, true);
    const left = vi.fn();
    flash(left, false)();
    vi.advanceTimersByTime(60_000);
    expect([calm.mock.calls, left.mock.calls]).toEqual([[[true]], [[true]]]);
  });
});

describe('a message told outside the page', () => {
  const desktop = (permission: string) => {
    const told = vi.fn();
    const close = vi.fn();
    class Desktop {
      static permission = permission;
      close = close;
      constructor(...args: unknown[]) {
        told(...args);
      }
    }
    vi.stubGlobal('Notification', Desktop);
    return { told, close };
  };

  it('closes by itself after three seconds', () => {
    const { told, close } = desktop('granted');
    notify('Ningbo Tools', 'The boxes are ready.');
    expect(told).toHaveBeenCalledWith('Ningbo Tools', { body: 'The boxes are ready.' });
    vi.advanceTimersByTime(2999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is told only where the person has allowed it', () => {
    for (const permission of ['default', 'denied']) {
      const { told } = desktop(permission);
      notify('Ningbo Tools', 'The boxes are ready.');
      expect(told).not.toHaveBeenCalled();
    }
    vi.stubGlobal('Notification', undefined);
    expect(() => notify('a', 'b')).not.toThrow();
  });
});
