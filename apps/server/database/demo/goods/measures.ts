import type { Text } from './types.ts';

/** Units as they stand after a number: English, Russian, Chinese (which needs no space before its own words). */
const units: readonly (readonly [en: string, ru: string, zh: string])[] = [
  ['g/m²', 'г/м²', '克/平方米'],
  ['l/min', 'л/мин', '升/分'],
  ['m³/h', 'м³/ч', '立方米/时'],
  ['km/h', 'км/ч', '公里/时'],
  ['mm²', 'мм²', '平方毫米'],
  ['mAh', 'мА·ч', '毫安时'],
  ['kVA', 'кВА', 'kVA'],
  ['kWh', 'кВт·ч', '度'],
  ['MHz', 'МГц', 'MHz'],
  ['GHz', 'ГГц', 'GHz'],
  ['MPa', 'МПа', 'MPa'],
  ['rpm', 'об/мин', '转/分'],
  ['pcs', 'шт.', '件'],
  ['pairs', 'пар', '双'],
  ['sheets', 'листов', '张'],
  ['sachets', 'пакетиков', '袋'],
  ['months', 'мес.', '个月'],
  ['cells', 'ячеек', '格'],
  ['holes', 'отверстий', '孔'],
  ['keys', 'клавиш', '键'],
  ['drawers', 'ящика', '抽'],
  ['teeth', 'зубьев', '齿'],
  ['min', 'мин', '分钟'],
  ['m²', 'м²', '平方米'],
  ['cm²', 'см²', '平方厘米'],
  ['µm', 'мкм', '微米'],
  ['mm', 'мм', '毫米'],
  ['cm', 'см', '厘米'],
  ['km', 'км', '公里'],
  ['kW', 'кВт', '千瓦'],
  ['kg', 'кг', '公斤'],
  ['kN', 'кН', 'kN'],
  ['ml', 'мл', '毫升'],
  ['lm', 'лм', '流明'],
  ['Nm', 'Н·м', '牛·米'],
  ['Ah', 'А·ч', '安时'],
  ['Hz', 'Гц', 'Hz'],
  ['dB', 'дБ', '分贝'],
  ['GB', 'ГБ', 'GB'],
  ['TB', 'ТБ', 'TB'],
  ['Wp', 'Вт', '瓦'],
  ['bar', 'бар', '巴'],
  ['years', 'лет', '年'],
  ['″', '″', '英寸'],
  ['MP', 'Мп', '万像素'],
  ['t', 'т', '吨'],
  ['h', 'ч', '小时'],
  ['m', 'м', '米'],
  ['g', 'г', '克'],
  ['l', 'л', '升'],
  ['W', 'Вт', '瓦'],
  ['V', 'В', 'V'],
  ['A', 'А', 'A'],
  ['K', 'К', 'K'],
  ['N', 'Н', 'N'],
  ['J', 'Дж', 'J'],
  ['d', 'ден', 'D'],
];

const unitOf = new Map(units.map(([en, ru, zh]) => [en, { ru, zh }]));
const names = units.map(([en]) => en.replaceAll('/', '\\/')).join('|');
const measured = new RegExp(`(\\d)( ?)(${names})(?![\\p{L}\\d/²³])`, 'gu');

const russianNumbers = (text: string): string => text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d)\.(?=\d)/g, '$1,');

/** The Russian and Chinese of a value that is numbers and units, or a code that reads the same everywhere. */
export const measure = (en: string): Text => {
  const has = measured.test(en) || /^[\d\s.,×–−+±%°C/-]+$/u.test(en);
  measured.lastIndex = 0;
  if (!has) return { en, ru: en, zh_CN: en };
  const ru = russianNumbers(en).replaceAll(
    measured,
    (_all, digit: string, gap: string, unit: string) => `${digit}${gap}${unitOf.get(unit)?.ru ?? unit}`,
  );
  const zh = en.replaceAll(measured, (_all, digit: string, _gap: string, unit: string) => `${digit}${unitOf.get(unit)?.zh ?? unit}`);
  return { en, ru, zh_CN: zh };
};
