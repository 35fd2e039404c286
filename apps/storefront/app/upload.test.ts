import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from './upload.ts';

/** Takes the place of the browser's request: keeps what it was given, and is answered by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened = '';
  body: FormData | null = null;
  response: unknown = null;
  responseType = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(response: unknown): void {
    this.response = response;
    this.dispatchEvent(new Event('load'));
  }
}

const begin = () => {
  const shares: number[] = [];
  const stop = new AbortController();
  const sent = uploadPicture(new File(['abc'], 'a.jpg'), 'review', { onProgress: (share) => shares.push(share), signal: stop.signal });
  return { shares, stop, sent, request: FakeRequest.last };
};
const lost = { code: 'A00005', msg: '', data: null };

describe('a picture on its way', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('document', { documentElement: { lang: 'ru-RU' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes as a form for its purpose in the language of the page, and tells its share', async () => {
    const { shares, sent, request } = begin();
    expect([request.opened, request.headers['locale'], (request.body?.get('file') as File | undefined)?.name]).toEqual([
      'POST /api/p/file/upload?purpose=review',
      'ru',
      'a.jpg',
    ]);
    request.progress(1, 4);
    // How long the whole is is unknown: no share is shown.
    request.progress(2, 0, false);
    request.progress(4, 4);
    const answer = { code: '00000', msg: 'ok', data: { fileId: 1, filePath: 'p' } };
    request.answer(answer);
    expect([await sent, shares]).toEqual([answer, [0.25, 1]]);
  });

  it('that is refused brings the words of the refusal', async () => {
    const { sent, request } = begin();
    const answer = { code: 'A00015', msg: 'Please go on tomorrow.', data: { failure: 'uploadQuotaReached' } };
    request.answer(answer);
    expect(await sent).toEqual(answer);
  });

  it.each([
    ['the connection is lost', (r: FakeRequest) => r.dispatchEvent(new Event('error'))],
    ['what answers is no server of ours', (r: FakeRequest) => r.answer(null)],
  ] as const)('is lost without words when %s', async (_, end) => {
    const { sent, request } = begin();
    end(request);
    expect(await sent).toEqual(lost);
  });

  it('stops when it is taken out', async () => {
    const { sent, stop } = begin();
    stop.abort();
    expect(await sent).toEqual(lost);
  });
});
