type RowId = string | number

interface RowTag<Tag extends string> {
  readonly type: Tag
  readonly id: RowId
}

const LIST = 'LIST'

/**
 * Tags of a list: one for the list and one for each of its rows. A new row invalidates `listTag`, a changed one
 * `rowTag`, so that only the lists that show it are loaded again.
 */
export function tagsOf<Tag extends string>(
  type: Tag,
  rows: readonly { readonly id: RowId }[] = [],
): RowTag<Tag>[] {
  return [listTag(type), ...rows.map(({ id }) => rowTag(type, id))]
}

export function listTag<Tag extends string>(type: Tag): RowTag<Tag> {
  return { type, id: LIST }
}

export function rowTag<Tag extends string>(type: Tag, id: RowId): RowTag<Tag> {
  return { type, id }
}

/**
 * What a change of one row makes outdated: the lists, where it may now stand elsewhere or not at all, and its own detail,
 * but no other row's. A new row has no id. Nothing if the change was refused.
 */
export function changesRow<const Tag extends string, Arg>(type: Tag, idOf: (arg: Arg) => RowId | null) {
  return (_saved: unknown, error: unknown, arg: Arg): RowTag<Tag>[] => {
    if (error) return []
    const id = idOf(arg)
    return [listTag(type), ...(id === null ? [] : [rowTag(type, id)])]
  }
}

/** For a detail that is requested by its id. */
export function providesRow<const Tag extends string, Id extends RowId>(type: Tag) {
  return (_row: unknown, _error: unknown, id: Id): RowTag<Tag>[] => [rowTag(type, id)]
}
