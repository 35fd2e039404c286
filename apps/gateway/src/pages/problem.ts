import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html, sendPage } from './html.ts';
import { type Words, wordsOf } from './words.ts';

/** A page of one sentence, and the way back where there is one. */
export const wordPage = (words: Words, text: string, back: string | null): Html =>
  html`<header class="mark">${words.testMode}</header>
    <main>
      <div class="card">
        <h1>${text}</h1>
        ${back === null ? null : html`<a class="button" href="${back}">${words.back}</a>`}
      </div>
    </main>`;

/** An address that is none of ours. */
export const sendProblem = (reply: FastifyReply, request: FastifyRequest): FastifyReply => {
  const words = wordsOf(request.headers['accept-language']?.split(',')[0] ?? null);
  return sendPage(reply, { lang: words.lang, title: words.title }, wordPage(words, words.unknown, null), 404);
};
