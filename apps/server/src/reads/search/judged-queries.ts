/**
 * What people type, and which goods of the demo marketplace answer it: all whose category and English name match.
 * Judged by reading the catalogue, not by asking the search.
 */
export interface JudgedQuery {
  readonly text: string;
  /** English name of the third-level category. */
  readonly category: RegExp;
  /** English name of the product. */
  readonly name: RegExp;
}
const any = /./;
const judged = (text: string, category: RegExp, name: RegExp = any): JudgedQuery => ({ text, category, name });

export const judgedQueries: readonly JudgedQuery[] = [
  // English
  judged('adjustable wrench', /^Wrenches$/, /adjustable/i),
  judged('claw hammer', /^Hammers$/, /claw hammer/i),
  judged('hammers', /^Hammers$/, /hammer/i),
  judged('cordless drill driver', /^Drills & drivers$/, /cordless drill driver/i),
  judged('cordles dril', /^Drills & drivers$/, /cordless drill/i),
  judged('angle grinder 125 mm', /^Grinders & sanders$/, /angle grinder.*125 mm/i),
  judged('led bulb', /^LED bulbs$/, /LED bulb/i),
  judged('ceiling light with remote', /^Ceiling lights$/, /remote/i),
  judged('rechargeable torch', /^Torches$/, /rechargeable/i),
  judged('gaming mouse', /^Mice$/, /gaming/i),
  judged('wireless keyboard', /^Keyboards$/, /wireless keyboard/i),
  judged('bluetooth speaker', /^(Speakers|Stage & party light)$/, /bluetooth speaker/i),
  judged('office chair', /^Chairs$/, /office chair/i),
  judged('frying pan', /^Frying pans$/, /frying pan/i),
  judged('cast iron teapot', /^Teapots$/, /cast-iron/i),
  judged('toothbrush', /^Tooth care$/, /toothbrush/i),
  judged('inline skates', /^Roller skates & protection$/, /inline skates/i),
  judged('winter tyre', /^Tyres & wheels$/, /winter tyre/i),
  judged('aquarium lamp', /^Aquarium$/, /aquarium lamp/i),
  judged('wholesale padlock', /^Padlocks$/, /padlock/i),
  judged('flashlight', /^(Torches|Camping lanterns)$/, /torch/i),
  judged('sneakers', /^(Trainers|Children's trainers)$/, /sneaker|trainer/i),
  // Russian
  judged('молоток', /^Hammers$/, /hammer/i),
  judged('ключ комбинированный', /^Wrenches$/, /combination/i),
  judged('аккумуляторная дрель', /^Drills & drivers$/, /cordless.*drill/i),
  judged('шуруповёрт', /^Drills & drivers$/, /drill driver|screwdriver/i),
  judged('шуруповерт аккумуляторный', /^Drills & drivers$/, /cordless drill driver/i),
  judged('навесной замок', /^Padlocks$/, /padlock/i),
  judged('зимние рабочие ботинки', /^Winter safety boots$/, /boots/i),
  judged('ботинки челси', /^(Derbies & oxfords|Ankle boots)$/, /chelsea/i),
  judged('тапочки домашние', /^Home slippers$/, /slippers/i),
  judged('перчатки от порезов', /^Work gloves$/, /cut-resistant/i),
  judged('каска строительная', /^Safety helmets$/, /helmet/i),
  judged('огнетушитель порошковый', /^Extinguishers$/, /powder/i),
  judged('светодиодная лампа', /^LED bulbs$/, /LED/i),
  judged('удлинитель на катушке', /^Power cords$/, /reel/i),
  judged('наушники беспроводные', /^Headphones$/, /wireless/i),
  judged('наушнеки', /^Headphones$/, /headphone|earphone|earbud/i),
  judged('yfeiybrb', /^Headphones$/, /headphone|earphone|earbud/i),
  judged('рюкзак городской', /^Backpacks$/, /city/i),
  judged('чемодан на колёсах', /^Suitcases$/, /suitcase|trolley/i),
  judged('детский зонт', /^Umbrellas$/, /children/i),
  judged('чайник заварочный стеклянный', /^Teapots$/, /glass/i),
  judged('шины зимние', /^Tyres & wheels$/, /winter tyre/i),
  judged('smesitel dlya vanny', /^Taps & mixers$/, /bath/i),
  judged('кроссовки детские', /^Children's trainers$/, /trainer|sneaker|shoes/i),
  judged('палатка', /^Tents & awnings$/, /tent/i),
  judged('улун', /^Oolong tea$/, /oolong/i),
  // Chinese
  judged('锤子', /^Hammers$/, /hammer/i),
  judged('锂电钻', /^Drills & drivers$/, /cordless drill/i),
  judged('劳保手套', /^Work gloves$/, /gloves/i),
  judged('蓝牙耳机', /^Headphones$/, /bluetooth/i),
  judged('LED灯泡', /^LED bulbs$/, /LED bulb/i),
  judged('保温杯', /^(Thermoses & camp kitchen|Drinking bottles|Kettles & coffee)$/, /thermos|thermo\b|vacuum/i),
  judged('儿童运动鞋', /^Children's trainers$/, /trainer|sneaker|shoes/i),
  judged('办公椅', /^Chairs$/, /office chair/i),
  judged('帐篷', /^Tents & awnings$/, /tent/i),
  judged('手电筒 批发', /^Torches$/, /torch/i),
  judged('乌龙茶', /^Oolong tea$/, /oolong/i),
  judged('行李箱', /^Suitcases$/, /suitcase|trolley/i),
];
