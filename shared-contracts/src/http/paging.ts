import { z } from 'zod/mini'

/** What a page of a list is requested by: the first page is 1. */
export const PAGE_QUERY = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
}

/** The fields of a page: `total` counts all rows that match, on any page. */
export const PAGE = { total: z.number(), page: z.number(), size: z.number() }

export const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), ...PAGE })
