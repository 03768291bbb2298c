import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiError, ApiRequest } from './api-request.ts'
import { platformBaseQuery } from './platform-base-query.ts'

interface PlatformApiOptions<Path extends string, Tag extends string> {
  /** Where the store has it, unique within the store: `adminApi`. */
  readonly reducerPath: Path
  readonly tagTypes?: readonly Tag[]
  /** What a remote adds to `platformBaseQuery`. */
  readonly baseQuery?: BaseQueryFn<string | ApiRequest, unknown, ApiError>
}

/**
 * The one RTK Query API of a remote, without endpoints: each feature adds its own in its `*.api.ts`, with a
 * `responseSchema`. Every error is an `ApiError`, also for a response of another shape.
 */
export function createPlatformApi<Path extends string, Tag extends string = never>({
  reducerPath,
  tagTypes = [],
  baseQuery = platformBaseQuery,
}: PlatformApiOptions<Path, Tag>) {
  return createApi({
    reducerPath,
    baseQuery,
    tagTypes,
    catchSchemaFailure: ({ message }) => ({ status: 0, message }),
    endpoints: () => ({}),
  })
}

interface RowTag<Tag extends string> {
  readonly type: Tag
  readonly id: string | number
}

const LIST = 'LIST'

/**
 * Tags of a list: one for the list and one for each of its rows. A new row invalidates `listTag`, a changed one
 * `rowTag`, so that only the lists that show it are loaded again.
 */
export function tagsOf<Tag extends string>(
  type: Tag,
  rows: readonly { readonly id: string | number }[] = [],
): RowTag<Tag>[] {
  return [listTag(type), ...rows.map(({ id }) => rowTag(type, id))]
}

export function listTag<Tag extends string>(type: Tag): RowTag<Tag> {
  return { type, id: LIST }
}

export function rowTag<Tag extends string>(type: Tag, id: string | number): RowTag<Tag> {
  return { type, id }
}
