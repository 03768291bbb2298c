import {
  RESOURCE_LANGUAGES,
  RESOURCE_SORTS,
  RESOURCE_TOPICS,
  RESOURCE_TYPES,
} from '@platform/shared-contracts/rules'
import { pageOf } from '../lib/address-choice.rule.ts'

const CHOICES = {
  topic: RESOURCE_TOPICS,
  type: RESOURCE_TYPES,
  language: RESOURCE_LANGUAGES,
  sort: RESOURCE_SORTS,
} as const

const QUERY_MAX = 100

/** The page's search parameters as an API path. Values no longer offered are omitted, so that old links still work. */
export function resourcePath(address: URLSearchParams): string {
  const query = new URLSearchParams()
  const search = address.get('q')?.trim().slice(0, QUERY_MAX)
  if (search) query.set('q', search)
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = address.get(name)
    if (value && (choices as readonly string[]).includes(value)) query.set(name, value)
  }
  const page = pageOf(address)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/resources?${query}` : '/resources'
}
