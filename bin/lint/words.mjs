/** Every sentence of the screens exists in every language that we promise, with the same values in it. */

export const name = 'words';

/** The languages that are complete so far; a screen in another one falls back to English, and says so in its catalogue. */
export const promised = ['en', 'ru', 'zh_CN', 'zh_TW', 'pt', 'ko', 'he', 'de', 'ar', 'es'];

const unquote = (text) =>
  text.replace(/^"|"$/g, '').replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter === 't' ? '\t' : letter));

/** Reads a PO file: `{id, text, line}` of every message in use. */
export function readCatalogue(text) {
  const messages = [];
  let current = {};
  let field;
  const finish = () => {
    if (current.msgid)
      messages.push({
        id: (current.msgctxt ? `${current.msgctxt}\u0004` : '') + current.msgid,
        source: current.msgid,
        text: current.msgstr ?? '',
        line: current.line,
      });
    current = {};
    field = undefined;
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#') || line.trim() === '') {
      if (current.msgid !== undefined && current.msgstr !== undefined) finish();
      continue;
    }
    const start = /^(msgctxt|msgid|msgstr)\s+(".*")\s*$/.exec(line);
    if (start) {
      if (start[1] !== 'msgstr' && current.msgstr !== undefined) finish();
      field = start[1];
      if (field === 'msgid') current.line = index + 1;
      current[field] = unquote(start[2]);
    } else if (field && line.startsWith('"')) current[field] += unquote(line.trim());
  }
  finish();
  return messages;
}

/** In Arabic this form of a noun follows 11 to 99 alone: behind a value it is one branch of a choice. */
const arabicForm = /(?<!\bmany\s*\{)\{\w+\} (?:حرفًا|يومًا|عنوانًا|طلبًا|منتجًا|ملفًا|شهرًا)(?!\p{L})/u;

/** Where these are spoken, a decimal comma is written: an example of an amount is written as people type it. */
const commaLanguages = new Set(['ru', 'de', 'es', 'pt']);
const decimalPoint = /(?<![\d.])\d+\.\d\d(?![\d.]*\d)/u;

const choices = /,\s*(plural|select|selectordinal)\s*,/;
/** Everything that a text asks a value of, choices included; the words of a choice, as in `one {day}`, are none. */
const asked = /(?<!\b(?:zero|one|two|few|many|other)\s*|=\d+\s*)\{\s*(\w+)\s*[,}]/g;
const askedIn = (text) => new Set([...text.matchAll(asked)].map((match) => match[1]));
const values = (text) => new Set([...text.matchAll(/\{\s*(\w+)\s*\}/g)].map((match) => match[1]));

export function check(tree) {
  const found = [];
  const folders = new Set(
    tree.files.filter((file) => file.path.endsWith('.po')).map((file) => file.path.slice(0, file.path.lastIndexOf('/'))),
  );
  for (const folder of folders) {
    const source = tree.file(`${folder}/en.po`);
    if (!source) continue;
    const wanted = readCatalogue(source.text);
    for (const { source: original, text, line } of wanted)
      if (text !== '')
        found.push({
          file: source.path,
          line,
          message: `"${original.slice(0, 60)}" stands twice: English is told by its id alone (npx lingui extract --clean writes it so)`,
        });
    for (const language of promised) {
      if (language === 'en') continue;
      const file = tree.file(`${folder}/${language}.po`);
      if (!file) {
        found.push({ file: folder, line: 1, message: `has no ${language}.po: every promised language is complete` });
        continue;
      }
      const told = new Map(readCatalogue(file.text).map((message) => [message.id, message]));
      for (const { id, source: original } of wanted) {
        const message = told.get(id);
        if (!message || message.text.trim() === '') {
          found.push({
            file: file.path,
            line: message?.line ?? 1,
            message: `lacks "${original.slice(0, 60)}": translate it (npx lingui extract in the application brings new messages in)`,
          });
          continue;
        }
        const known = askedIn(original);
        const foreign = [...askedIn(message.text)].find((name) => !known.has(name));
        if (foreign)
          found.push({
            file: file.path,
            line: message.line,
            message: `"${original.slice(0, 60)}" is told no value {${foreign}}, which its translation asks for`,
          });
        if (language === 'ar' && arabicForm.test(message.text))
          found.push({
            file: file.path,
            line: message.line,
            message: `"${original.slice(0, 60)}" has one form of its noun for every number: write {…, plural, …}`,
          });
        if (commaLanguages.has(language) && decimalPoint.test(original) && decimalPoint.test(message.text))
          found.push({
            file: file.path,
            line: message.line,
            message: `"${original.slice(0, 60)}" writes an amount with a point: in this language it has a comma`,
          });
        if (choices.test(original) || choices.test(message.text)) continue;
        const lost = [...values(original)].filter((value) => !values(message.text).has(value));
        if (lost.length > 0)
          found.push({ file: file.path, line: message.line, message: `"${original.slice(0, 60)}" lost its value {${lost[0]}}` });
      }
    }
  }
  return found;
}
