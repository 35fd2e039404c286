import { defineMessage } from '@lingui/core/macro';
import { code, reviewCharsMax } from '@kyakhta/contract/values';
import { ask, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { heldFiles, type HeldFile } from '../files/held-file.ts';
import { countCharacters } from './graphemes.ts';
import { reviewLineView } from './review-line.server.ts';

export async function loadLine(asked: Asked, orderItemId: number) {
  return reviewLineView(asked.context, await ask(asked, 'GET /p/prodComm/info', { orderItemId }));
}

const noStars = defineMessage({ message: 'Choose a star rating.' });
const noWords = defineMessage({ message: 'Enter a few words.' });
const longWords = defineMessage({ message: 'Shorten the text to at most 150 characters.' });

/** What the form shows again: besides what was typed the pictures that have arrived, and those that were refused. */
export type WriteResult = FormResult & { files: readonly HeldFile[]; problems: readonly string[] };

export async function writeReview(asked: Asked, orderItemId: number, data: FormData): Promise<WriteResult | Response> {
  const form = openForm(asked, data);
  const removed = Number(form.text('remove'));
  const files = heldFiles(data, 'reviewFile').filter(({ fileId }) => fileId !== removed);
  const problems = data.getAll('fileProblem').filter((text) => typeof text === 'string');
  const again = (result: FormResult): WriteResult => ({ ...result, files, problems });
  if (removed > 0) {
    await tryAsk(asked, 'DELETE /p/file/{fileId}', { fileId: removed });
    return again(form.show({}));
  }
  const content = form.text('content');
  const score = Number(form.text('score'));
  const wrong = form.faults({
    score: !(score >= 1 && score <= 5) && noStars,
    content: content === '' ? noWords : countCharacters(content) > reviewCharsMax && longWords,
  });
  if (wrong || problems.length > 0) return again(wrong ?? form.show({}));
  const answer = await tryAsk(asked, 'POST /p/prodComm/add', {
    orderItemId,
    score,
    content,
    pics: files.map(({ filePath }) => filePath).join(','),
    isAnonymous: form.has('anonymous') ? 1 : 0,
  });
  if (answer.code !== code.ok) return again(form.refused(answer));
  return goTo(asked.url, paths.comments({ sts: 1, done: 1 }));
}
