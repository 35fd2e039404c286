import type { BuyerFilePurpose } from '@kyakhta/contract/values';
import { tryAsk, type Asked } from '../../ask.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { heldFiles, type HeldFile } from './held-file.ts';

/** What a form shows again: besides what was typed the pictures that have arrived, and those that were refused. */
export type PictureResult = FormResult & { files: readonly HeldFile[]; problems: readonly string[] };

/** A form with pictures on its way through an action. `unfinished`: a picture was taken out or refused, nothing is sent yet. */
export async function openPictureForm(asked: Asked, data: FormData, purpose: BuyerFilePurpose) {
  const form = openForm(asked, data);
  const removed = Number(form.text('remove'));
  const files = heldFiles(data, `${purpose}File`).filter(({ fileId }) => fileId !== removed);
  const problems = data.getAll('fileProblem').filter((text) => typeof text === 'string');
  const again = (result: FormResult): PictureResult => ({ ...result, files, problems });
  if (removed > 0) await tryAsk(asked, 'DELETE /p/file/{fileId}', { fileId: removed });
  return {
    form,
    again,
    /** Paths joined by comma, as calls name them; empty when there is none. */
    pictures: files.map(({ filePath }) => filePath).join(','),
    unfinished: removed > 0 || problems.length > 0 ? again(form.show({})) : null,
  };
}
