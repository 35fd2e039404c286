import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/26.10 Safari/537.36`, 'Yandex Browser', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0`, 'Edge', 'Windows', false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`, 'Opera', 'Linux', false],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'Safari', 'macOS', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    true,
  ],
  ['Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/153.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPadOS', true],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36 MicroMessenger/8.0.60`, 'WeChat', 'Android', true],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 HuaweiBrowser/5.0 Mobile', 'Huawei Browser', 'HarmonyOS', true],
  ['curl/8.14.1', null, null, false],
  ['', null, null, false],
])('%s', (userAgent, browser, system, handheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, handheld });
});
