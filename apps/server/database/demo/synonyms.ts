/**
 * Words that mean the same to the demo's search, a group a line: other words of the same language first of all,
 * and the three languages beside each other for goods whose texts lack one. Chinese words of the mainland come before
 * those that only Taiwan uses.
 */
const lines = `
torch, flashlight, фонарь, фонарик, 手电筒, 手电, 手電筒
trainers, sneakers, running shoes, кроссовки, кеды, 运动鞋, 跑鞋, 球鞋
bluetooth, блютуз, блютус, 蓝牙, 蓝芽
thermos, vacuum flask, термос, термокружка, 保温杯, 保温壶, 保温瓶
headphones, earphones, earbuds, headset, наушники, гарнитура, 耳机, 耳麥
wireless, cordless, беспроводной, аккумуляторный, 无线
drill, дрель, дрель-шуруповерт, шуруповерт, 电钻, 手电钻, 電動起子
grinder, болгарка, УШМ, шлифмашина, 角磨机
wrench, spanner, ключ гаечный, гаечный ключ, 扳手
pliers, плоскогубцы, пассатижи, 钳子
screwdriver, отвертка, 螺丝刀, 起子, 螺絲起子
hammer, молоток, 锤子, 榔头
saw, пила, ножовка, 锯子
axe, hatchet, топор, 斧头
ladder, лестница, стремянка, 梯子
padlock, навесной замок, амбарный замок, 挂锁
measuring tape, tape measure, рулетка, 卷尺
bulb, light bulb, лампочка, лампа светодиодная, 灯泡, 電燈泡
chandelier, ceiling light, люстра, потолочный светильник, 吸顶灯
floodlight, прожектор, 投光灯, 泛光灯
extension lead, extension cord, удлинитель, 延长线
power bank, powerbank, внешний аккумулятор, пауэрбанк, 充电宝, 移动电源, 行動電源
usb-c, type-c, тайп-си
charger, зарядка, зарядное устройство, 充电器, 充電頭
battery, batteries, батарейка, элемент питания, 电池
socket, розетка, 插座
mobile phone, smartphone, cell phone, cellphone, смартфон, мобильный телефон, мобильник, сотовый, сотовый телефон, 智能手机, 手机, 智慧型手機, 行動電話
memory stick, usb drive, usb stick, pendrive, флешка, флэшка, USB-накопитель, U盘, 隨身碟
speaker, loudspeaker, колонка, 音箱, 音响, 喇叭
mouse, мышь, мышка, 鼠标, 滑鼠
keyboard, клавиатура, 键盘
gamepad, game controller, joystick, геймпад, джойстик, 游戏手柄, 遊戲手把, 搖桿
dash cam, видеорегистратор, 行车记录仪, 行車記錄器
watch, wristwatch, часы наручные, 手表
suitcase, trolley case, чемодан, 行李箱, 拉杆箱
school bag, school backpack, kids backpack, ранец, рюкзак школьный, 书包
sports bottle, water bottle, drinking bottle, бутылка спортивная, бутылка для воды, 运动水壶
backpack, rucksack, рюкзак, 双肩包, 背包, 後背包
handbag, purse, сумка женская, сумочка, 女包, 手提包
wallet, кошелек, бумажник, портмоне, 钱包
umbrella, зонт, зонтик, 雨伞
cap, baseball cap, кепка, бейсболка, 棒球帽, 鸭舌帽
beanie, knitted hat, шапка, шапка вязаная, 针织帽
gloves, перчатки, 手套
mittens, варежки, рукавицы, 连指手套
socks, носки, 袜子
slippers, тапки, тапочки, 拖鞋
flip-flops, шлепанцы, сланцы, вьетнамки, 人字拖, 夾腳拖
wellingtons, rubber boots, gumboots, резиновые сапоги, сапоги резиновые, 雨靴, 雨鞋
felt boots, валенки, 毡靴
safety boots, work boots, ботинки рабочие, рабочие ботинки, спецобувь, 劳保鞋, 劳保靴
work clothes, workwear, спецодежда, рабочая одежда, 工作服, 工装
hi-vis vest, reflective vest, high-visibility vest, жилет сигнальный, светоотражающий жилет, 反光背心, 反光衣
hard hat, safety helmet, каска, 安全帽, 工地帽
goggles, safety glasses, защитные очки, 护目镜, 防護眼鏡
ear plugs, earplugs, беруши, 耳塞
respirator, mask, респиратор, маска, 口罩
fire extinguisher, огнетушитель, 灭火器
jumper, sweater, pullover, свитер, джемпер, 毛衣
trousers, pants, брюки, штаны, 裤子
jeans, джинсы, 牛仔裤
jacket, куртка, 夹克, 外套
down jacket, puffer, пуховик, 羽绒服
t-shirt, tee, футболка, T恤, 棉T
underwear, нижнее белье, белье, 内衣, 衛生衣
swimsuit, swimwear, купальник, плавки, 泳衣, 泳装
bed linen, bedding, постельное белье, 床上用品
towel, полотенце, 毛巾
blanket, плед, одеяло, 毯子, 毛毯
sofa, couch, диван, 沙发
wardrobe, шкаф, 衣柜, 衣櫥
shelving, rack, стеллаж, 货架
mattress, матрас, матрац, 床垫
mirror, зеркало, 镜子
tap, faucet, mixer, смеситель, кран, 水龙头
toilet, wc, унитаз, 马桶
shower head, лейка для душа, душевая лейка, 花洒, 蓮蓬頭
door handle, дверная ручка, 门把手
wallpaper, обои, 墙纸
tile, tiles, плитка, керамогранит, 瓷砖, 磁磚
frying pan, skillet, сковорода, сковородка, 煎锅, 平底锅, 平底鍋, 不沾鍋
saucepan, pot, кастрюля, 汤锅
wok, вок, казан, 炒锅
kettle, чайник, 水壶, 快煮壺, 熱水壺
teapot, заварник, чайник заварочный, 茶壶
mug, cup, кружка, чашка, 杯子, 马克杯
plate, dish, тарелка, 盘子
cutlery, flatware, столовые приборы, 餐具
knife, нож, 刀
vacuum cleaner, hoover, пылесос, 吸尘器
mop, швабра, 拖把
bin, trash can, мусорное ведро, урна, 垃圾桶, 垃圾筒
nappies, diapers, подгузники, памперсы, 尿布, 纸尿裤
pram, stroller, pushchair, коляска, 婴儿车, 嬰兒推車
toy, игрушка, 玩具
soft toy, plush toy, мягкая игрушка, плюшевая игрушка, 毛绒玩具, 絨毛玩具, 布偶
jigsaw puzzle, puzzle, пазл, 拼图
christmas tree, new year tree, елка, ель искусственная, 圣诞树
fairy lights, string lights, garland, гирлянда, 彩灯, 灯串
notebook, тетрадь, блокнот, 笔记本, 筆記簿
pen, ballpoint, ручка шариковая, ручка, 圆珠笔, 原子筆
sticky tape, adhesive tape, scotch, скотч, клейкая лента, 胶带, 膠布
carton, cardboard box, гофрокороб, гофрокоробка, картонная коробка, 纸箱, 瓦楞紙箱
stretch film, стрейч-пленка, стретч, 缠绕膜
carrier bag, shopping bag, пакет, 购物袋
football, soccer ball, мяч футбольный, 足球
dumbbell, гантель, гантели, 哑铃
yoga mat, коврик для йоги, 瑜伽垫, 瑜珈墊
tent, палатка, 帐篷
sleeping bag, спальник, спальный мешок, 睡袋
fishing rod, удочка, спиннинг, 鱼竿
bicycle, bike, велосипед, велик, 自行车, 单车, 脚踏车, 腳踏車
green tea, зеленый чай, чай зеленый, 绿茶
black tea, черный чай, чай черный, 红茶
winter, зимний, 冬季, 冬天
summer, летний, 夏季, 夏天
scooter, самокат, 滑板车
roller skates, inline skates, ролики, роликовые коньки, 轮滑鞋
ice skates, коньки, 冰鞋
sled, sledge, санки, 雪橇
tyre, tire, шина, покрышка, 轮胎, 車胎
brake pads, тормозные колодки, колодки тормозные, 刹车片, 煞車片, 來令片
antifreeze, coolant, антифриз, тосол, 防冻液
engine oil, motor oil, моторное масло, 机油
car battery, автомобильный аккумулятор, аккумулятор автомобильный, 汽车电瓶, 汽车蓄电池, 汽車電瓶
jack, домкрат, 千斤顶
phone holder, car mount, держатель для телефона, 手机支架
lawnmower, lawn mower, газонокосилка, 割草机, 除草機
hose, шланг, 水管, 软管
pressure washer, минимойка, мойка высокого давления, 高压清洗机
greenhouse, теплица, парник, 温室
barbecue, bbq, grill, мангал, гриль, 烧烤, 烤肉架
flower pot, planter, горшок, кашпо, 花盆
fertiliser, fertilizer, удобрение, 肥料
lipstick, помада, 口红
perfume, fragrance, духи, парфюм, 香水
nail polish, nail varnish, лак для ногтей, 指甲油
hairbrush, comb, расческа, 梳子
razor, shaver, бритва, 剃须刀, 刮鬍刀
wet wipes, влажные салфетки, 湿巾, 濕紙巾
toilet paper, туалетная бумага, 卫生纸, 衛生紙
first aid kit, аптечка, 急救箱
thermometer, градусник, термометр, 体温计, 温度计, 溫度計
blood pressure monitor, тонометр, 血压计
scales, весы, 秤
price labels, price tags, ценники, 价签
hangers, вешалки, плечики, 衣架
mannequin, манекен, 模特
sign, signboard, вывеска, 招牌
pu-erh, puerh, pu'er, пуэр, 普洱茶, 普洱
oolong, wulong, улун, оолонг, 乌龙茶
honey, мёд, мед, 蜂蜜
soy sauce, соевый соус, 酱油
instant noodles, лапша быстрого приготовления, доширак, 方便面, 泡麵
dog bed, лежанка, лежак для собак, 狗窝
cat litter, наполнитель для туалета, 猫砂, 貓砂
`;

/** Groups of words that mean the same. */
export const synonyms: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()));
