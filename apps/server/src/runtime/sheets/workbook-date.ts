import { UnreadableFile } from './unreadable.ts';
import { wholeXml } from './xml.ts';
import { openArchive } from './zip.ts';

const charsMax = 40;

/** When a spreadsheet says it was last saved; null when it says nothing. */
export const changedAtOf = async (path: string): Promise<Date | null> => {
  const archive = await openArchive(path);
  try {
    const bytes = await archive.open('docProps/core.xml');
    if (bytes === null) return null;
    let isInside = false;
    let text = '';
    await wholeXml(bytes, {
      open: (name) => {
        isInside = name === 'modified';
      },
      text: (piece) => {
        if (isInside && text.length < charsMax) text += piece;
      },
      close: () => {
        isInside = false;
      },
    });
    const at = new Date(text.trim());
    return text.trim() === '' || Number.isNaN(at.getTime()) ? null : at;
  } catch (error) {
    // Its rows can be read all the same, or say themselves why not.
    if (error instanceof UnreadableFile) return null;
    throw error;
  } finally {
    archive.close();
  }
};
