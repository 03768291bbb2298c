import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What the selected reviews come to; the average to one decimal, `null` without any. */
export function reviewFigures(stars: PgColumn) {
  return {
    count: sql<number>`count(*)::int`,
    average: sql<number | null>`round(avg(${stars}), 1)::float8`,
  }
}
