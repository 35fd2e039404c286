/** Finds SQL in a file: template literals and strings that read like it. */

const word = /"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?/.source;
const named = new RegExp(
  `\\b(insert\\s+into|delete\\s+from|update|merge\\s+into|truncate(?:\\s+table)?|from|join|copy|lock\\s+table|alter\\s+table|create\\s+table)\\s+(?:only\\s+|if\\s+(?:not\\s+)?exists\\s+)?${word}`,
  'gi',
);
/** "update" is also an English verb, so an UPDATE counts only with its SET; "for update" is a lock. */
const updates = /^update$/i;

/** Whether a text is SQL and not a sentence in which "from" happens to occur. */
const looksLikeSql = (text) =>
  /\b(select\b[\s\S]*\bfrom|insert\s+into|update\s+"?[a-z_]+"?(\s+(as\s+)?[a-z]+)?\s+set|delete\s+from|truncate\s|merge\s+into|copy\s+[a-z_]+|lock\s+table|(inner|left|right|full|cross)?\s*join\s+[a-z_"]+.*\bon)\b/i.test(
    text,
  );

/**
 * Every table name in a piece of code.
 * @returns {{table: string, writes: boolean, at: number}[]}
 */
export function tablesNamed(file) {
  const found = [];
  const search = (text, at, sure) => {
    if (!sure && !looksLikeSql(text)) return;
    for (const match of text.matchAll(named)) {
      const verb = match[1].toLowerCase().replace(/\s+/g, ' ');
      if (updates.test(verb) && (/\bfor\s+(no\s+key\s+)?$/i.test(text.slice(0, match.index)) || !/\bset\b/i.test(text.slice(match.index))))
        continue;
      found.push({ table: (match[3] ?? match[2]).toLowerCase(), writes: verb !== 'from' && !verb.endsWith('join'), at: at + match.index });
    }
  };
  file.walk((node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'TemplateLiteral') {
      const sure = parent?.type === 'TaggedTemplateExpression' && /^sql\b/.test(file.text.slice(parent.tag.start, parent.tag.end));
      // Values in between become a mark, so that the text on both sides is seen in one piece.
      const text = node.quasis.map((part) => part.value.raw).join(' ? ');
      search(text, node.start, sure);
    } else if (node.type === 'Literal' && typeof node.value === 'string' && node.value.length > 12) {
      search(node.value, node.start, false);
    }
  });
  return found;
}
