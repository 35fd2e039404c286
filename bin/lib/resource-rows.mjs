/**
 * The pages that a console's table of routes has from its resources, as `...users.routes({ list: … })`: their addresses are in
 * the description of each.
 * @param {string} text the table of routes
 * @param {(path: string) => string} read the text of a file, by its path from the table
 * @returns {[path: string, file: string][]} addresses as the table would write them, and files by their paths from the table
 */
export function resourceRows(text, read) {
  const files = new Map([...text.matchAll(/import \{ (\w+) \} from\s+'\.\/([^']+-resource\.ts)'/g)].map(([, name, file]) => [name, file]));
  return [...text.matchAll(/\.\.\.(\w+)\.routes\(\{([^}]*)\}\)/g)].flatMap(([, name, pages]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} has routes in the table and is no resource that it imports`);
    const described = read(file);
    const path = /^ {2}path: '\/([^']+)',$/m.exec(described)?.[1];
    const one = /^ {2}one: '([^']+)',$/m.exec(described)?.[1] ?? 'id';
    const page = (kind) => new RegExp(`\\b${kind}: \\(\\) => import\\('\\./([^']+)'\\)`).exec(pages)?.[1];
    const [list, detail] = [page('list'), page('one')];
    if (path === undefined || list === undefined) throw new Error(`${file} says no path, or the table no list of it`);
    return [[path, list], ...(detail === undefined ? [] : [[`${path}/:${one}`, detail]])];
  });
}
