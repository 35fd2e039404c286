/** Words of a text, by lines and commas of any script, each once whatever its case. */
export function wordsIn(text: string): string[] {
  const words = text
    .split(/[\n,;،，、；]+/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
}
