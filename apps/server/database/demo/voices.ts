import type { Locale } from '@kyakhta/contract';

interface Words {
  readonly role: string;
  readonly text: string;
}
/** A voice on the home page of guests: shops and people are invented, and each says so in its own line. */
export interface Voice {
  readonly name: string;
  readonly words: Readonly<Record<Locale, Words>>;
}

export const voices: readonly Voice[] = [
  {
    name: 'Ural Step',
    words: {
      en: {
        role: 'Founder, shoe shop in Yekaterinburg (invented for the demo)',
        text: 'We used to pay the factory in advance and hope. Here the money waits in escrow until I have opened the cartons: I ordered 40 pairs for a trial and 1,200 for the season.',
      },
      ru: {
        role: 'Основательница обувного магазина в Екатеринбурге (отзыв придуман для демо)',
        text: 'Раньше мы платили фабрике вперёд и надеялись. Здесь деньги ждут на эскроу, пока я не открою коробки: на пробу взяли 40 пар, на сезон — 1200.',
      },
      zh_CN: {
        role: '叶卡捷琳堡鞋店创始人（演示用虚构评价）',
        text: '以前只能先付款给工厂，然后听天由命。在这里，我开箱验完货之前，货款一直在托管账户里：先试订了40双，旺季订了1200双。',
      },
      zh_TW: {
        role: '葉卡捷琳堡鞋店創辦人（展示用虛構評價）',
        text: '以前只能先付款給工廠，然後聽天由命。在這裡，我開箱驗完貨之前，貨款一直在託管帳戶裡：先試訂了40雙，旺季訂了1200雙。',
      },
      de: {
        role: 'Gründerin, Schuhgeschäft in Jekaterinburg (für die Demo erfunden)',
        text: 'Früher zahlten wir der Fabrik im Voraus und hofften. Hier wartet das Geld auf dem Treuhandkonto, bis ich die Kartons geöffnet habe: 40 Paar zur Probe, 1.200 für die Saison.',
      },
      es: {
        role: 'Fundadora, zapatería en Ekaterimburgo (inventada para la demo)',
        text: 'Antes pagábamos a la fábrica por adelantado y cruzábamos los dedos. Aquí el dinero espera en depósito hasta que abro las cajas: 40 pares de prueba y 1200 para la temporada.',
      },
      pt: {
        role: 'Fundadora, loja de calçados em Ecaterimburgo (inventada para a demo)',
        text: 'Antes pagávamos a fábrica adiantado e torcíamos. Aqui o dinheiro fica em custódia até eu abrir as caixas: 40 pares de teste e 1.200 para a temporada.',
      },
      ko: {
        role: '예카테린부르크 신발 가게 창업자 (데모용 가상 후기)',
        text: '예전에는 공장에 선불로 보내고 기다리기만 했습니다. 여기서는 상자를 열어 볼 때까지 돈이 에스크로에 있습니다. 시험 삼아 40켤레, 시즌용으로 1,200켤레를 주문했습니다.',
      },
      he: {
        role: 'מייסדת, חנות נעליים ביקטרינבורג (הומצאה לצורך ההדגמה)',
        text: 'פעם שילמנו למפעל מראש וקיווינו לטוב. כאן הכסף ממתין בנאמנות עד שאני פותחת את הקרטונים: 40 זוגות לניסיון ו־1,200 לעונה.',
      },
      ar: {
        role: 'مؤسِّسة متجر أحذية في يكاترينبورغ (رأي مُختلق للعرض التجريبي)',
        text: 'كنا ندفع للمصنع مقدمًا ونأمل خيرًا. هنا يبقى المال في حساب الضمان حتى أفتح الكراتين: طلبت 40 زوجًا للتجربة و1200 زوج للموسم.',
      },
    },
  },
  {
    name: 'Volga Tools',
    words: {
      en: {
        role: 'Founder, tool shop in Kazan (invented for the demo)',
        text: 'Customs was what kept us from buying in China ourselves. Their line brought the boxes through the border, and I read every stop on the order’s page.',
      },
      ru: {
        role: 'Основатель магазина инструментов в Казани (отзыв придуман для демо)',
        text: 'Закупать в Китае самим нам мешала таможня. Их линия провела груз через границу, а каждую остановку я видел на странице заказа.',
      },
      zh_CN: {
        role: '喀山五金工具店创始人（演示用虚构评价）',
        text: '我们一直不敢自己去中国采购，就是因为清关。平台的专线把货送过了边境，每到一站订单页上都看得到。',
      },
      zh_TW: {
        role: '喀山五金工具店創辦人（展示用虛構評價）',
        text: '我們一直不敢自己去中國採購，就是因為清關。平台的專線把貨送過了邊境，每到一站訂單頁上都看得到。',
      },
      de: {
        role: 'Gründer, Werkzeugladen in Kasan (für die Demo erfunden)',
        text: 'Am Zoll scheiterte es bisher, selbst in China einzukaufen. Ihre Linie brachte die Kisten über die Grenze, und jede Station stand auf der Seite der Bestellung.',
      },
      es: {
        role: 'Fundador, tienda de herramientas en Kazán (inventada para la demo)',
        text: 'La aduana nos impedía comprar en China por nuestra cuenta. Su línea pasó las cajas por la frontera y vi cada parada en la página del pedido.',
      },
      pt: {
        role: 'Fundador, loja de ferramentas em Kazan (inventada para a demo)',
        text: 'A alfândega nos impedia de comprar na China por conta própria. A linha deles passou as caixas pela fronteira, e vi cada parada na página do pedido.',
      },
      ko: {
        role: '카잔 공구 가게 창업자 (데모용 가상 후기)',
        text: '통관이 겁나서 중국에서 직접 사지 못했습니다. 이곳의 전용 노선이 국경을 넘겨 주었고, 지나는 곳마다 주문 페이지에서 확인했습니다.',
      },
      he: {
        role: 'מייסד, חנות כלי עבודה בקאזאן (הומצאה לצורך ההדגמה)',
        text: 'המכס הוא שמנע מאיתנו לקנות בסין בעצמנו. הקו שלהם העביר את הארגזים דרך הגבול, וכל תחנה הופיעה בדף ההזמנה.',
      },
      ar: {
        role: 'مؤسِّس متجر أدوات في قازان (رأي مُختلق للعرض التجريبي)',
        text: 'كانت الجمارك هي ما يمنعنا من الشراء من الصين بأنفسنا. خطّهم عبر بالصناديق الحدود، وكنت أقرأ كل محطة في صفحة الطلب.',
      },
    },
  },
  {
    name: 'Amur Light',
    words: {
      en: {
        role: 'Founder, lighting shop in Khabarovsk (invented for the demo)',
        text: 'One carton of lamps came broken. I sent three photos; the platform decided and paid me back before the factory had agreed.',
      },
      ru: {
        role: 'Основатель магазина света в Хабаровске (отзыв придуман для демо)',
        text: 'Одна коробка ламп пришла разбитой. Я отправил три фотографии; площадка вынесла решение и вернула деньги раньше, чем согласилась фабрика.',
      },
      zh_CN: {
        role: '哈巴罗夫斯克灯具店创始人（演示用虚构评价）',
        text: '有一箱灯到货时碎了。我传了三张照片，工厂还没点头，平台就裁定并把钱退给我了。',
      },
      zh_TW: {
        role: '哈巴羅夫斯克燈具店創辦人（展示用虛構評價）',
        text: '有一箱燈到貨時碎了。我傳了三張照片，工廠還沒點頭，平台就裁定並把錢退給我了。',
      },
      de: {
        role: 'Gründer, Lampengeschäft in Chabarowsk (für die Demo erfunden)',
        text: 'Ein Karton Lampen kam zerbrochen an. Ich schickte drei Fotos; die Plattform entschied und zahlte zurück, bevor die Fabrik zugestimmt hatte.',
      },
      es: {
        role: 'Fundador, tienda de iluminación en Jabárovsk (inventada para la demo)',
        text: 'Una caja de lámparas llegó rota. Envié tres fotos; la plataforma decidió y me devolvió el dinero antes de que la fábrica aceptara.',
      },
      pt: {
        role: 'Fundador, loja de iluminação em Khabarovsk (inventada para a demo)',
        text: 'Uma caixa de lâmpadas chegou quebrada. Enviei três fotos; a plataforma decidiu e me devolveu o dinheiro antes de a fábrica concordar.',
      },
      ko: {
        role: '하바롭스크 조명 가게 창업자 (데모용 가상 후기)',
        text: '전구 한 상자가 깨져서 왔습니다. 사진 세 장을 보냈더니 공장이 동의하기도 전에 플랫폼이 판정하고 환불해 주었습니다.',
      },
      he: {
        role: 'מייסד, חנות תאורה בחברובסק (הומצאה לצורך ההדגמה)',
        text: 'קרטון אחד של מנורות הגיע שבור. שלחתי שלוש תמונות; הפלטפורמה הכריעה והחזירה לי את הכסף עוד לפני שהמפעל הסכים.',
      },
      ar: {
        role: 'مؤسِّس متجر إنارة في خاباروفسك (رأي مُختلق للعرض التجريبي)',
        text: 'وصلت كرتونة مصابيح مكسورة. أرسلت ثلاث صور، فحكمت المنصة وأعادت لي المال قبل أن يوافق المصنع.',
      },
    },
  },
];
