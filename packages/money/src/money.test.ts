import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Currency,
  LARGEST_AMOUNT,
  add,
  allocate,
  compare,
  convert,
  currencyOf,
  isCurrency,
  max,
  min,
  money,
  multiply,
  negate,
  parseAmount,
  parseRate,
  percentage,
  scaleOf,
  subtract,
  sum,
  toDecimal,
  toWire,
  zero,
} from './index.ts';

const usd = (cents: bigint) => money(cents, 'USD');
const amounts = fc.bigInt({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT });
const currencies = fc.constantFrom<Currency>('USD', 'RUB', 'CNY', 'KRW', 'JPY', 'KWD');
const monies = fc.tuple(amounts, currencies).map(([amount, currency]) => money(amount, currency));

describe('currencies', () => {
  test('have the decimals of ISO 4217', () => {
    const scales = { USD: 2, CNY: 2, RUB: 2, EUR: 2, KRW: 0, BRL: 2, ILS: 2, AED: 2, JPY: 0, KWD: 3, KZT: 2, VND: 0 } as const;
    for (const [code, scale] of Object.entries(scales)) expect(scaleOf(currencyOf(code))).toBe(scale);
  });

  test('agree with the platform where it knows them', () => {
    // Intl follows CLDR, which prints fewer decimals than ISO 4217 for some; only never more.
    for (const code of Intl.supportedValuesOf('currency').filter(isCurrency)) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
      expect(scaleOf(code), code).toBeGreaterThanOrEqual(maximumFractionDigits ?? 0);
    }
  });

  test.each(['', 'usd', 'US', 'XXX', 'constructor', '__proto__'])('refuse %j', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => currencyOf(code)).toThrow(RangeError);
    expect(() => money(1n, code as Currency)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test('adds, subtracts, multiplies, negates', () => {
    expect(add(usd(1n), usd(2n))).toEqual(usd(3n));
    expect(subtract(usd(1n), usd(2n))).toEqual(usd(-1n));
    expect(multiply(usd(255n), 24)).toEqual(usd(6120n));
    expect(multiply(usd(255n), 24n)).toEqual(usd(6120n));
    expect(negate(usd(5n))).toEqual(usd(-5n));
    expect(sum([], 'RUB')).toEqual(zero('RUB'));
    expect(min(usd(1n), usd(2n))).toEqual(usd(1n));
    expect(max(usd(1n), usd(2n))).toEqual(usd(2n));
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses to multiply by %s', (count) => {
    expect(() => multiply(usd(1n), count)).toThrow(RangeError);
  });

  test('refuses two currencies, and numbers for amounts', () => {
    const rub = money(1n, 'RUB');
    for (const operation of [add, subtract, compare, min, max]) expect(() => operation(usd(1n), rub)).toThrow(TypeError);
    expect(() => sum([rub], 'USD')).toThrow(TypeError);
    expect(() => money(1 as unknown as bigint, 'USD')).toThrow(TypeError);
  });

  test('is associative and commutative, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        expect(add(add(usd(a), usd(b)), usd(c))).toEqual(add(usd(a), add(usd(b), usd(c))));
        expect(add(usd(a), usd(b))).toEqual(add(usd(b), usd(a)));
        expect(subtract(add(usd(a), usd(b)), usd(b))).toEqual(usd(a));
        expect(compare(usd(a), usd(b))).toBe(-compare(usd(b), usd(a)) + 0);
      }),
    );
  });
});

describe('allocate', () => {
  test('gives the largest remainder first, ties to the earlier', () => {
    expect(allocate(usd(100n), [1n, 1n, 1n]).map((m) => m.amount)).toEqual([34n, 33n, 33n]);
    expect(allocate(usd(5n), [1n, 2n, 1n]).map((m) => m.amount)).toEqual([1n, 3n, 1n]);
    expect(allocate(usd(-100n), [1n, 1n, 1n]).map((m) => m.amount)).toEqual([-34n, -33n, -33n]);
    expect(allocate(usd(1n), [0n, 5n]).map((m) => m.amount)).toEqual([0n, 1n]);
  });

  test('refuses what has no answer', () => {
    expect(() => allocate(usd(1n), [])).toThrow('no parts');
    expect(() => allocate(usd(1n), [0n, 0n])).toThrow('all weights are zero');
    expect(() => allocate(usd(1n), [2n, -1n])).toThrow('negative weight');
  });

  test('sums exactly, stays within one unit of the exact share, gives nothing to a zero weight', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })
      .filter((list) => list.some((weight) => weight > 0n));
    fc.assert(
      fc.property(monies, weights, (m, list) => {
        const parts = allocate(m, list);
        const total = list.reduce((a, b) => a + b, 0n);
        expect(sum(parts, m.currency)).toEqual(m);
        parts.forEach((part, i) => {
          const distance = part.amount * total - m.amount * list[i]!;
          expect(distance < total && -distance < total).toBe(true);
          if (list[i] === 0n) expect(part.amount).toBe(0n);
        });
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [15n, 'half-up', 2n],
    [25n, 'half-up', 3n],
    [-25n, 'half-up', -3n],
    [15n, 'half-even', 2n],
    [25n, 'half-even', 2n],
    [-25n, 'half-even', -2n],
    [26n, 'half-even', 3n],
    [29n, 'down', 2n],
    [-29n, 'down', -2n],
  ] as const)('takes 10 %% of %s by %s as %s', (amount, rounding, expected) => {
    expect(percentage(usd(amount), 1000, rounding)).toEqual(usd(expected));
  });

  test('refuses fractions of a basis point and unknown rules', () => {
    expect(() => percentage(usd(1n), 0.5, 'down')).toThrow(RangeError);
    expect(() => percentage(usd(1n), 1, 'up' as 'down')).toThrow(RangeError);
  });

  test('a percentage is within half a unit, and down never exceeds', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 20_000n }), (amount, points) => {
        const exact = amount * points;
        for (const rounding of ['half-up', 'half-even'] as const) {
          const distance = percentage(usd(amount), points, rounding).amount * 10_000n - exact;
          expect(distance <= 5_000n && -distance <= 5_000n).toBe(true);
        }
        expect(percentage(usd(amount), points, 'down').amount).toBe(exact / 10_000n);
      }),
    );
  });
});

describe('convert', () => {
  test('uses the decimals of both currencies', () => {
    expect(convert(usd(10_00n), parseRate('91.2345'), 'RUB', 'half-up')).toEqual(money(912_35n, 'RUB'));
    expect(convert(usd(1_00n), parseRate('1391.5'), 'KRW', 'half-up')).toEqual(money(1392n, 'KRW'));
    expect(convert(usd(1_00n), parseRate('1390.5'), 'KRW', 'half-even')).toEqual(money(1390n, 'KRW'));
    expect(convert(money(1000n, 'JPY'), parseRate('0.0064'), 'USD', 'down')).toEqual(usd(640n));
  });

  test('is within half a minor unit of the exact value', () => {
    const rates = fc.record({
      numerator: fc.bigInt({ min: 1n, max: 10n ** 9n }),
      denominator: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(monies, rates, currencies, (m, rate, to) => {
        const converted = convert(m, rate, to, 'half-up');
        const unit = rate.denominator * 10n ** BigInt(scaleOf(m.currency));
        const distance = converted.amount * unit - m.amount * rate.numerator * 10n ** BigInt(scaleOf(to));
        expect(2n * distance <= unit && -2n * distance <= unit).toBe(true);
      }),
    );
  });

  test('by one to the same currency changes nothing', () => {
    fc.assert(
      fc.property(monies, (m) => {
        expect(convert(m, parseRate('1'), m.currency, 'down')).toEqual(m);
      }),
    );
  });

  test.each(['', '0', '0.00', '-1', '+1', '1e2', ' 1', '1.', '.5', '1,5', 'NaN', 'Infinity', '１'])('refuses the rate %j', (text) => {
    expect(() => parseRate(text)).toThrow(RangeError);
  });

  test('refuses a rate that is not positive', () => {
    expect(() => convert(usd(1n), { numerator: 1n, denominator: 0n }, 'RUB', 'down')).toThrow(RangeError);
    expect(() => convert(usd(1n), { numerator: -1n, denominator: 1n }, 'RUB', 'down')).toThrow(RangeError);
  });
});

describe('text and wire', () => {
  test.each([
    '',
    ' ',
    '1e308',
    '1E3',
    '1e2',
    '0x10',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '１',
    '٣',
    'NaN',
    'Infinity',
    '-Infinity',
    '+1',
    '--1',
    '-',
    '1,000',
    '1_000',
    '1.2.3',
    '0b1',
    '1n',
    'null',
    '$1',
    '1\n',
    '−1',
    '1\u00a0000',
  ])('refuses %j as no number', (text) => {
    expect(parseAmount(text, 'USD')).toEqual({ ok: false, reason: 'not a number' });
  });

  test('refuses what is not text', () => {
    for (const value of ['1', 'null', '{}', '["1"]', 'true']) {
      expect(parseAmount(JSON.parse(value), 'USD')).toEqual({ ok: false, reason: 'not a number' });
    }
  });

  test('refuses with the reason', () => {
    expect(parseAmount('1.005', 'USD')).toEqual({ ok: false, reason: 'too many decimals' });
    expect(parseAmount('1.000', 'USD')).toEqual({ ok: false, reason: 'too many decimals' });
    expect(parseAmount('1.0', 'KRW')).toEqual({ ok: false, reason: 'too many decimals' });
    expect(parseAmount('100000000000.01', 'USD')).toEqual({ ok: false, reason: 'too large' });
    expect(parseAmount(`-1${'0'.repeat(100_000)}`, 'USD')).toEqual({ ok: false, reason: 'too large' });
    expect(parseAmount('-0.01', 'USD', { negative: 'refuse' })).toEqual({ ok: false, reason: 'negative' });
  });

  test('reads amounts', () => {
    const read = (text: string, currency: Currency = 'USD') => {
      const parsed = parseAmount(text, currency);
      return parsed.ok ? parsed.money.amount : parsed.reason;
    };
    expect(read('0')).toBe(0n);
    expect(read('-0')).toBe(0n);
    expect(read('2.5')).toBe(250n);
    expect(read('007.05')).toBe(705n);
    expect(read('-12.34')).toBe(-1234n);
    expect(read('100000000000.00')).toBe(LARGEST_AMOUNT);
    expect(read('1500', 'KRW')).toBe(1500n);
    expect(read('1.234', 'KWD')).toBe(1234n);
    expect(parseAmount('-0', 'USD', { negative: 'refuse' })).toEqual({ ok: true, money: zero('USD') });
  });

  test('prints exactly the decimals of the currency', () => {
    expect(toDecimal(usd(5n))).toBe('0.05');
    expect(toDecimal(usd(-5n))).toBe('-0.05');
    expect(toDecimal(usd(123_400n))).toBe('1234.00');
    expect(toDecimal(money(1200n, 'KRW'))).toBe('1200');
    expect(toDecimal(money(1n, 'KWD'))).toBe('0.001');
  });

  test('what is printed is read back', () => {
    fc.assert(
      fc.property(monies, (m) => {
        expect(parseAmount(toDecimal(m), m.currency)).toEqual({ ok: true, money: m });
      }),
    );
  });

  test('a wire amount comes back exactly through JSON, without an exponent', () => {
    fc.assert(
      fc.property(monies, (m) => {
        const text = JSON.stringify(toWire(m));
        expect(JSON.parse(text)).toBe(toWire(m) === 0 ? 0 : toWire(m));
        expect(parseAmount(text, m.currency)).toEqual({ ok: true, money: m });
      }),
      { numRuns: 2000 },
    );
  });

  test('the wire ends at 10^13 minor units', () => {
    expect(toWire(usd(LARGEST_AMOUNT))).toBe(100_000_000_000);
    expect(toWire(money(-LARGEST_AMOUNT, 'KRW'))).toBe(-10_000_000_000_000);
    expect(() => toWire(usd(LARGEST_AMOUNT + 1n))).toThrow(RangeError);
    expect(() => toWire(usd(-LARGEST_AMOUNT - 1n))).toThrow(RangeError);
  });
});
