/**
 * Which columns of a statement are never null, by the tree that PostgreSQL makes of it: it marks every value that an
 * outer join may leave out. What is not certain counts as possibly null.
 */
import { Level } from './level.ts';
import { isNode, isTrueAt, listAt, nodeAt, nodesAt, numberAt, type Tree, type TreeNode } from './tree.ts';

/** What the catalogue of the database tells. */
export interface Catalogue {
  /** By oid of a table: numbers of its columns that are `not null`. */
  readonly notNull: ReadonlyMap<number, ReadonlySet<number>>;
  readonly functions: ReadonlyMap<number, { readonly name: string; readonly strict: boolean }>;
}
/** Whether what a statement is given under a number is never null, and whether no item of it is, where it is a list. */
export interface Sure {
  readonly value: boolean;
  readonly items: boolean;
}

/** Strict functions that answer null for some values all the same. */
const mayAnswerNull =
  /^(jsonb?_(object_field|array_element|extract_path|path_query_first)(_text)?|array_(length|position|ndims|upper|lower)|regexp_(match|substr)|substring|to_reg\w+|pg_get_\w+|obj_description|col_description|textregexsubstr|jsonb_array_element\w*|xpath|to_date|width_bucket)$/;
/** Functions that are not strict and never answer null. */
const neverNull =
  /^(concat|concat_ws|format|jsonb?_build_(object|array)|to_jsonb?|array_(append|prepend|cat)|num_nulls|num_nonnulls|row_number|rank|dense_rank|ntile|count|pg_advisory\w*|pg_try_advisory\w*)$/;
/** Sets that give no null but where they are padded. */
const fullSets =
  /^(generate_series|generate_subscripts|jsonb?_object_keys|jsonb_array_elements|json_array_elements|jsonb?_each|regexp_split_to_table|string_to_table|regexp_matches|ts_parse|ts_stat|pg_logical\w*)$/;

const [fromTable, fromSubquery, fromJoin, fromFunction, fromValues, fromCte, fromGroup] = [0, 1, 2, 3, 5, 6, 9];
const [isExists, isExpression, isArray] = [0, 4, 6];

export class Nullness {
  readonly #catalogue: Catalogue;
  readonly #given: readonly Sure[];
  /** Columns of recursive queries that are being looked at: they hold if they hold of what is not recursive. */
  readonly #supposed = new Set<string>();

  constructor(catalogue: Catalogue, given: readonly Sure[]) {
    this.#catalogue = catalogue;
    this.#given = given;
  }

  /** @returns for each column of a statement whether it is never null */
  ofStatement(query: TreeNode): boolean[] {
    const level = new Level(query, null, this.#isStrict);
    return this.#columns(query).map((_, i) => this.#column(level, i + 1));
  }

  readonly #isStrict = (call: TreeNode): boolean => this.#function(call).strict;

  #function(node: TreeNode): { readonly name: string; readonly strict: boolean } {
    const oid = numberAt(
      node,
      node.kind === 'FUNCEXPR' ? 'funcid' : node.kind === 'AGGREF' ? 'aggfnoid' : node.kind === 'WINDOWFUNC' ? 'winfnoid' : 'opfuncid',
    );
    return this.#catalogue.functions.get(oid) ?? { name: '', strict: false };
  }

  #columns(query: TreeNode): readonly TreeNode[] {
    const returned = nodesAt(query, 'returningList');
    return (numberAt(query, 'commandType') === 1 ? nodesAt(query, 'targetList') : returned).filter((entry) => !isTrueAt(entry, 'resjunk'));
  }

  /** @param number of the column, from 1 */
  #column(level: Level, number: number): boolean {
    const { query } = level;
    const parts = nodeAt(query, 'setOperations');
    if (parts !== null) return this.#ofParts(level, parts, number);
    const entry = this.#columns(query).find((column) => numberAt(column, 'resno') === number);
    const expression = entry === undefined ? null : nodeAt(entry, 'expr');
    return expression !== null && this.#sure(expression, level);
  }
  #ofParts(level: Level, part: TreeNode, number: number): boolean {
    if (part.kind === 'RANGETBLREF') return this.#ofTable(level, numberAt(part, 'rtindex'), number);
    return ['larg', 'rarg'].every((side) => {
      const inner = nodeAt(part, side);
      return inner !== null && this.#ofParts(level, inner, number);
    });
  }

  #variable(node: TreeNode, level: Level): boolean {
    const own = level.at(numberAt(node, 'varlevelsup'));
    if (own === null) return false;
    // "(b 3)": the join with this number may leave it out.
    if (listAt(node, 'varnullingrels').length > 1) return false;
    // What a row was before it was inserted.
    if (numberAt(node, 'varreturningtype') !== 0 && ![2, 4].includes(numberAt(own.query, 'commandType'))) return false;
    const number = numberAt(node, 'varattno');
    // Columns of the system, and a row as a whole.
    return number <= 0 || this.#ofTable(own, numberAt(node, 'varno'), number);
  }

  #ofTable(level: Level, index: number, number: number): boolean {
    const entry = nodesAt(level.query, 'rtable')[index - 1];
    if (entry === undefined) return false;
    switch (numberAt(entry, 'rtekind')) {
      case fromTable:
        return this.#catalogue.notNull.get(numberAt(entry, 'relid'))?.has(number) === true;
      case fromSubquery: {
        const inner = nodeAt(entry, 'subquery');
        return inner !== null && this.#column(new Level(inner, level, this.#isStrict), number);
      }
      case fromJoin:
        return this.#nth(listAt(entry, 'joinaliasvars'), number, level);
      case fromGroup:
        return this.#nth(listAt(entry, 'groupexprs'), number, level);
      case fromFunction:
        return this.#ofFunctions(entry, number, level);
      case fromValues:
        return listAt(entry, 'values_lists').every((row) => Array.isArray(row) && this.#nth(row as readonly Tree[], number, level));
      case fromCte:
        return this.#ofCte(entry, number, level);
      default:
        return false;
    }
  }
  #nth(list: readonly Tree[], number: number, level: Level): boolean {
    const found = list[number - 1];
    return isNode(found) && this.#sure(found, level);
  }

  #ofCte(entry: TreeNode, number: number, level: Level): boolean {
    const own = level.at(numberAt(entry, 'ctelevelsup'));
    const name = entry.fields.get('ctename');
    const cte = own === null ? undefined : nodesAt(own.query, 'cteList').find((one) => one.fields.get('ctename') === name);
    const inner = cte === undefined ? null : nodeAt(cte, 'ctequery');
    if (inner === null || own === null) return false;
    const key = `${String(name)}.${number}`;
    if (this.#supposed.has(key)) return true;
    this.#supposed.add(key);
    const is = this.#column(new Level(inner, own, this.#isStrict), number);
    this.#supposed.delete(key);
    return is;
  }

  #ofFunctions(entry: TreeNode, number: number, level: Level): boolean {
    let before = 0;
    for (const part of nodesAt(entry, 'functions')) {
      const count = numberAt(part, 'funccolcount');
      const call = nodeAt(part, 'funcexpr');
      if (number <= before + count) return call !== null && this.#ofSet(call, level);
      before += count;
    }
    // The number of "with ordinality".
    return true;
  }
  #ofSet(call: TreeNode, level: Level): boolean {
    const { name } = this.#function(call);
    const given = nodesAt(call, 'args');
    if (name !== 'unnest') return fullSets.test(name);
    let [list] = given;
    while (list !== undefined && list.kind !== 'PARAM' && ['RELABELTYPE', 'ARRAYCOERCEEXPR'].includes(list.kind))
      list = nodeAt(list, 'arg') ?? undefined;
    if (list?.kind === 'PARAM') return this.#given[numberAt(list, 'paramid') - 1]?.items === true;
    if (list?.kind === 'ARRAYEXPR') return nodesAt(list, 'elements').every((item) => this.#sure(item, level));
    if (list?.kind === 'SUBLINK' && numberAt(list, 'subLinkType') === isArray) {
      const inner = nodeAt(list, 'subselect');
      return inner !== null && this.#column(new Level(inner, level, this.#isStrict), 1);
    }
    // Lists that are in a table hold no nulls here.
    return list?.kind === 'VAR' || list?.kind === 'CONST';
  }

  #all(nodes: readonly TreeNode[], level: Level): boolean {
    return nodes.every((node) => this.#sure(node, level));
  }
  #inner(node: TreeNode, level: Level): boolean {
    const inner = nodeAt(node, 'arg');
    return inner !== null && this.#sure(inner, level);
  }

  #sure(node: TreeNode, level: Level): boolean {
    if (level.knows(node)) return true;
    switch (node.kind) {
      case 'VAR':
        return this.#variable(node, level);
      case 'CONST':
        return !isTrueAt(node, 'constisnull');
      case 'PARAM':
        return this.#given[numberAt(node, 'paramid') - 1]?.value === true;
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
        return this.#inner(node, level);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
      case 'COALESCE':
      case 'MINMAX':
        return nodesAt(node, 'args').some((part) => this.#sure(part, level));
      case 'CASEEXPR':
      case 'CASE':
        return this.#case(node, level);
      case 'FUNCEXPR':
      case 'OPEXPR': {
        const { name, strict } = this.#function(node);
        if (neverNull.test(name)) return true;
        const given = nodesAt(node, 'args');
        // Asked with a second value, it answers null for a setting that is not there.
        if (name === 'current_setting' && given.length > 1) return false;
        return strict && !mayAnswerNull.test(name) && this.#all(given, level);
      }
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
      case 'ROWCOMPARE':
        return this.#all(nodesAt(node, 'args'), level);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROWEXPR':
      case 'ROW':
      case 'SQLVALUEFUNCTION':
      case 'CASETESTEXPR':
      case 'GROUPINGFUNC':
        return true;
      case 'AGGREF':
        return this.#aggregate(node, level);
      case 'WINDOWFUNC': {
        const { name } = this.#function(node);
        return neverNull.test(name) || (/^(sum|min|max|bool_or|bool_and|array_agg)$/.test(name) && this.#all(nodesAt(node, 'args'), level));
      }
      case 'SUBLINK':
        return this.#sublink(node, level);
      case 'SUBSCRIPTINGREF':
        return this.#first(node, level);
      default:
        return false;
    }
  }

  #case(node: TreeNode, level: Level): boolean {
    const otherwise = nodeAt(node, 'defresult');
    const results = nodesAt(node, 'args').map((when) => nodeAt(when, 'result'));
    return otherwise !== null && this.#sure(otherwise, level) && results.every((result) => result !== null && this.#sure(result, level));
  }

  #aggregate(node: TreeNode, level: Level): boolean {
    const { name } = this.#function(node);
    if (name === 'count') return true;
    // Without groups one row comes of no rows.
    if (nodesAt(level.query, 'groupClause').length === 0 || nodeAt(node, 'aggfilter') !== null) return false;
    const entries = nodesAt(node, 'args');
    return (
      /^(array_agg|jsonb?_agg|jsonb?_object_agg)$/.test(name) ||
      entries.every((entry) => {
        const value = nodeAt(entry, 'expr');
        return value !== null && this.#sure(value, level);
      })
    );
  }

  /** The first of a list that has been gathered from the rows of a group. */
  #first(node: TreeNode, level: Level): boolean {
    const list = nodeAt(node, 'refexpr');
    const [place] = nodesAt(node, 'refupperindexpr');
    const isFirst = place?.kind === 'CONST' && listAt(place, 'bytes').join(' ').startsWith('[ 1 0 0 0');
    if (list?.kind !== 'AGGREF' || !isFirst || !this.#aggregate(list, level)) return false;
    const [entry] = nodesAt(list, 'args');
    const value = entry === undefined ? null : nodeAt(entry, 'expr');
    return value !== null && this.#sure(value, level);
  }

  #sublink(node: TreeNode, level: Level): boolean {
    const type = numberAt(node, 'subLinkType');
    if (type === isExists || type === isArray) return true;
    const inner = nodeAt(node, 'subselect');
    if (inner === null) return false;
    const own = new Level(inner, level, this.#isStrict);
    if (type !== isExpression) {
      const test = nodeAt(node, 'testexpr');
      return (test === null || this.#all(nodesAt(test, 'args').slice(0, 1), level)) && this.#column(own, 1);
    }
    const isOneRow =
      nodesAt(inner, 'groupClause').length === 0 &&
      nodeAt(inner, 'havingQual') === null &&
      (isTrueAt(inner, 'hasAggs') ||
        (nodesAt(inner, 'rtable').length === 0 && nodeAt(nodeAt(inner, 'jointree') ?? inner, 'quals') === null));
    return isOneRow && this.#column(own, 1);
  }
}
