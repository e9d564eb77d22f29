import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

type Rename = (row: UnknownRow) => UnknownRow;

/**
 * Kysely's plugin, which looks up each column of each row and so takes longer than the database for a page of jobs. Here
 * every list of columns gets one function of its own, an object literal: some twenty times as fast.
 */
class CamelCase extends CamelCasePlugin {
  readonly #renames = new Map<string, Rename>();

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const columns = Object.keys(first);
    // No name holds this character.
    const key = columns.join('\u0000');
    let rename = this.#renames.get(key);
    if (!rename) {
      rename = this.#prepare(columns);
      this.#renames.set(key, rename);
    }
    return { ...result, rows: result.rows.map(rename) };
  }

  #prepare(columns: readonly string[]): Rename {
    const quoted = (name: string) => JSON.stringify(name);
    const fields = columns.map((column) => `${quoted(this.camelCase(column))}: row[${quoted(column)}]`);
    return new Function('row', `return { ${fields.join(', ')} };`) as Rename;
  }
}

/** Tables, columns and rows are named snake_case in SQL and camelCase here. What is inside of JSON stays as it is. */
export const camelCase = new CamelCase({ maintainNestedObjectKeys: true });
