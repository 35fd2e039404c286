import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goBackSoon } from './back-soon.ts';

describe('a product that cannot be opened', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leads back after one and a half seconds, once', () => {
    const back = vi.fn();
    goBackSoon(back, new EventTarget());
    vi.advanceTimersByTime(1499);
    expect(back).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(back).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(back).toHaveBeenCalledOnce();
  });

  it('stays where somebody has begun to do something there, or has left', () => {
    for (const name of ['pointerdown', 'keydown']) {
      const [back, page] = [vi.fn(), new EventTarget()];
      goBackSoon(back, page);
      page.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(10_000);
      expect(back).not.toHaveBeenCalled();
    }
    const back = vi.fn();
    goBackSoon(back, new EventTarget())();
    vi.advanceTimersByTime(10_000);
    expect(back).not.toHaveBeenCalled();
  });
});
