import { type CardFault, paysCard, refusedCard } from './cards.ts';
import { type Html, html } from './html.ts';
import type { Words } from './words.ts';

/** The fields of a card, with the numbers that can be tried. */
export const cardFields = (words: Words, fault: CardFault | null): Html => {
  const field = (name: string, label: string, faulty: boolean, more: Html): Html =>
    html`<div>
      <label for="${name}">${label}</label
      ><input
        id="${name}"
        name="${name}"
        required
        autocomplete="off"
        ${faulty ? html`aria-invalid="true" aria-describedby="fault" autofocus` : null}
        ${more}
      />
    </div>`;
  return html`<h2>${words.cardTitle}</h2>
    <p class="soft">
      ${words.testCards}<br /><code>${paysCard}</code> ${words.paysCard}<br /><code>${refusedCard}</code> ${words.refusedCard}
    </p>
    ${field('number', words.cardNumber, fault === 'notATestCard', html`inputmode="numeric" maxlength="23" dir="ltr"`)}
    <div class="pair">
      ${field('expiry', words.expiry, fault === 'wrongExpiry', html`inputmode="numeric" maxlength="7" dir="ltr" placeholder="12/30"`)}${field('code', words.code, fault === 'wrongCode', html`inputmode="numeric" maxlength="4" dir="ltr"`)}
    </div>
    ${field('holder', words.holder, fault === 'wrongHolder', html`maxlength="80"`)}`;
};
