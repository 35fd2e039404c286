/**
 * Active currencies of ISO 4217 by the number of decimals of their minor unit.
 * Funds codes, precious metals and testing codes are left out: nobody pays with them.
 */
const byDecimals = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  2: [
    'AED', 'AFN', 'ALL', 'AMD', 'ANG', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BMD', 'BND',
    'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK',
    'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GTQ', 'GYD',
    'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IRR', 'JMD', 'KES', 'KGS', 'KHR', 'KPW', 'KYD', 'KZT', 'LAK',
    'LBP', 'LKR', 'LRD', 'LSL', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN',
    'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'QAR', 'RON',
    'RSD', 'RUB', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP',
    'SZL', 'THB', 'TJS', 'TMT', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'USD', 'UYU', 'UZS', 'VED', 'VES', 'WST',
    'XCD', 'YER', 'ZAR', 'ZMW',
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
} as const

/** An ISO 4217 alphabetic code known to this package. */
export type Currency = (typeof byDecimals)[keyof typeof byDecimals][number]

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries(byDecimals).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)] as const)),
)

/** Whether `code` is a known currency. Case matters: codes are upper case. */
export function isCurrency(code: string): code is Currency {
  return scales.has(code)
}

/** The code itself, narrowed. Throws RangeError for a currency that is not in ISO 4217. */
export function currencyOf(code: string): Currency {
  if (!isCurrency(code)) throw new RangeError(`unknown currency: ${JSON.stringify(code)}`)
  return code
}

/** Decimals of the currency's minor unit (ISO 4217): USD 2, KRW 0, KWD 3. Throws RangeError for an unknown currency. */
export function scaleOf(currency: Currency): number {
  const scale = scales.get(currency)
  if (scale === undefined) throw new RangeError(`unknown currency: ${JSON.stringify(currency)}`)
  return scale
}
