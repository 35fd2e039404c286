import { laterWords } from './words-address.ts';

/** A part of the frame that comes when somebody asks for it, and its words with it. */
export const later =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const { loadWords } = await import('./words.ts');
    const [part] = await Promise.all([load(), loadWords(laterWords)]);
    return part;
  };
