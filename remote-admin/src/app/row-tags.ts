import { listTag, rowTag } from '@platform/shared-contracts/client'

type RowId = string | number

/**
 * What a change of one row makes outdated: the lists, where it may now stand elsewhere or not at all, and its own detail,
 * but no other row's. A new row has no id. Nothing if the change was refused.
 */
export function changesRow<const Tag extends string, Arg>(type: Tag, idOf: (arg: Arg) => RowId | null) {
  return (_saved: unknown, error: unknown, arg: Arg) => {
    if (error) return []
    const id = idOf(arg)
    return [listTag(type), ...(id === null ? [] : [rowTag(type, id)])]
  }
}

/** For a detail that is requested by its id. */
export function providesRow<const Tag extends string, Id extends RowId>(type: Tag) {
  return (_row: unknown, _error: unknown, id: Id) => [rowTag(type, id)]
}
