const ROWS_PER_STATEMENT = 400

/** Inserts rows of which there may be more than one statement can hold; returns what the statements returned. */
export async function insertAll<Row, Returned>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<Returned[]>,
): Promise<readonly Returned[]> {
  const returned: Returned[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    returned.push(...(await insert(rows.slice(start, start + ROWS_PER_STATEMENT))))
  return returned
}
