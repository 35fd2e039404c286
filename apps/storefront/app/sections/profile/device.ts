/** First match wins: browsers that are built on another name it, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera\/|OPiOS\//, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
const handhelds = new Set(['iOS', 'iPadOS', 'Android', 'HarmonyOS']);

export type Device = { browser: string | null; system: string | null; handheld: boolean };

/** Names of the browser and the system that a user agent tells; what it does not tell stays open. */
export function deviceOf(userAgent: string): Device {
  const named = (list: typeof browsers) => list.find(([shape]) => shape.test(userAgent))?.[1] ?? null;
  const system = named(systems);
  return { browser: named(browsers), system, handheld: system !== null && handhelds.has(system) };
}
