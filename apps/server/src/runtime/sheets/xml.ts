import { SaxesParser } from 'saxes';
import { cellsMax, xmlDepthMax, xmlSilenceMax, xmlTagsMax } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';

export interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as it comes and tells what begins and ends, names without their prefix. Yields after each
 * piece, so that the caller can hand on what has gathered. Declarations of documents and entities are
 * refused: nothing outside is ever opened, nothing inside expands.
 */
export async function* readXml(bytes: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let silence = 0;
  let depth = 0;
  let tags = 0;
  parser.on('doctype', () => {
    throw new UnreadableFile('xmlForbidden');
  });
  parser.on('error', () => {
    throw new UnreadableFile('xmlBroken');
  });
  parser.on('opentag', (tag) => {
    silence = 0;
    depth += 1;
    tags += 1;
    if (tags > xmlTagsMax) throw new UnreadableFile('cellsMany', { max: cellsMax });
    if (depth > xmlDepthMax) throw new UnreadableFile('xmlBroken');
    events.open(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    silence = 0;
    depth -= 1;
    events.close?.(localName(tag.name));
  });
  if (events.text !== undefined) {
    const tell = (text: string): void => events.text?.(text);
    parser.on('text', tell);
    parser.on('cdata', tell);
  }
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) {
    silence += chunk.length;
    if (silence > xmlSilenceMax + chunk.length) throw new UnreadableFile('xmlBroken');
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** Reads all of a small part. */
export const wholeXml = async (bytes: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> => {
  for await (const _ of readXml(bytes, events));
};
