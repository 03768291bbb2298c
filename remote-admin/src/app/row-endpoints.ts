import type { BaseEndpointDefinition, BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query/react'
import {
  changesRow,
  listTag,
  providesRow,
  type ApiError,
  type ApiRequest,
} from '@platform/shared-contracts/client'

type AdminBaseQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError>
type AdminBuilder<Tag extends string> = EndpointBuilder<AdminBaseQuery, Tag, 'adminApi'>

interface RowSource<Type extends string, Row, Page> {
  /** Tag of its lists and rows. */
  readonly type: Type
  /** Of the list; a row is below it, by its id. */
  readonly path: string
  readonly row: RowSchema<Row>
  readonly page: RowSchema<Page>
}

/** Of a list that is searched and narrowed to one state. */
export interface StateListQuery {
  readonly page: number
  readonly size: number
  readonly q: string | undefined
  readonly state: string | undefined
}

/** A Zod schema, as `responseSchema` takes it. */
type RowSchema<Data> = NonNullable<BaseEndpointDefinition<void, AdminBaseQuery, Data>['responseSchema']>

/** An interface fits too. */
type Params<Query> = Readonly<Record<keyof Query, string | number | undefined>>

interface Saving<Id, Request> {
  /** `null` adds a row. */
  readonly id: Id | null
  readonly body: Request
}

/**
 * The endpoints of rows that are listed in pages and changed one at a time: GET and POST at `path`, GET, PUT and DELETE
 * below it. A change reloads the lists and its own row, no other row.
 */
export function rowEndpoints<
  Type extends Tag,
  Tag extends string,
  Row extends { readonly id: string | number },
  Page,
>(build: AdminBuilder<Tag>, { type, path, row, page }: RowSource<Type, Row, Page>) {
  const pathOf = (id: Row['id']) => `${path}/${encodeURIComponent(id)}`
  return {
    /** Empty filters are sent too: the shell prefetches the list by this exact address. */
    list: <Query extends Params<Query>>() =>
      build.query<Page, Query>({
        query: (query) => ({ url: path, params: { ...query } }),
        responseSchema: page,
        providesTags: [listTag(type)],
      }),
    get: () =>
      build.query<Row, Row['id']>({
        query: pathOf,
        responseSchema: row,
        providesTags: providesRow(type),
      }),
    save: <Request>() =>
      build.mutation<Row, Saving<Row['id'], Request>>({
        query: ({ id, body }) =>
          id === null ? { url: path, method: 'POST', body } : { url: pathOf(id), method: 'PUT', body },
        responseSchema: row,
        invalidatesTags: changesRow(type, ({ id }) => id),
      }),
    remove: () =>
      build.mutation<unknown, Row['id']>({
        query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
        invalidatesTags: changesRow(type, (id) => id),
      }),
  }
}
