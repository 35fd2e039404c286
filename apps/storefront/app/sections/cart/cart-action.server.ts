import { code } from '@kyakhta/contract/values';
import { refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';

/** A line as forms carry it: `basketId.prodId.skuId.shopId`. */
export type LineKey = { basketId: number; prodId: number; skuId: number; shopId: number };
export type CartResult = Refusal | { ok: true; removed?: { line: string; count: number; name: string } };

const done: CartResult = { ok: true };

export async function changeCart(asked: Asked, form: FormData): Promise<CartResult> {
  const keys = form
    .getAll('line')
    .map(readKey)
    .filter((key) => key !== null);
  const [key] = keys;
  const number = (name: string) => Number(form.get(name) ?? 0);

  switch (form.get('intent')) {
    case 'tick': {
      if (keys.length === 0) return done;
      const isCheck = form.has('checked') ? 1 : 0;
      const items = keys.map((line) => ({ ...line, count: 0, isCheck }));
      return told(await tryAsk(asked, 'POST /p/shopCart/changeItems', { items }));
    }
    case 'update': {
      if (!key) return done;
      const count = Math.trunc(number('cartons') * number('cartonQuantity')) - number('was');
      return told(await tryAsk(asked, 'POST /p/shopCart/changeItem', { ...key, count, isCheck: form.has('checked') ? 1 : 0 }));
    }
    case 'remove': {
      if (!key) return done;
      const answer = await tryAsk(asked, 'PUT /p/shopCart/deleteItem', { items: [key.basketId] });
      if (answer.code !== code.ok) return refusal(answer);
      return { ok: true, removed: { line: String(form.get('line')), count: number('was'), name: String(form.get('name') ?? '') } };
    }
    case 'undo': {
      if (!key) return done;
      const { basketId: _gone, ...line } = key;
      return told(await tryAsk(asked, 'POST /p/shopCart/changeItem', { ...line, count: number('was') }));
    }
    case 'clear-invalid':
      return told(await tryAsk(asked, 'DELETE /p/shopCart/cleanExpiryProdList', {}));
    default:
      return done;
  }
}

function told(answer: { code: string; msg: string; data: unknown }): CartResult {
  return answer.code === code.ok ? done : refusal(answer as Parameters<typeof refusal>[0]);
}

function readKey(value: FormDataEntryValue): LineKey | null {
  const match = typeof value === 'string' ? /^(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,10})$/.exec(value) : null;
  if (!match) return null;
  const [basketId = 0, prodId = 0, skuId = 0, shopId = 0] = match.slice(1).map(Number);
  return { basketId, prodId, skuId, shopId };
}
