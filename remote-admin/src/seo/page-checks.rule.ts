import type { SeoPage, SeoPages } from '@platform/shared-contracts/http'
import { DEFAULT_PAGE } from '@platform/shared-contracts/rules'
import { phraseFaults } from '../lib/phrases.rule.ts'

export const MAX_TITLE_LENGTH = 60
const MIN_DESCRIPTION_LENGTH = 50
export const MAX_DESCRIPTION_LENGTH = 150

export type PageCheck =
  'titleLong' | 'descriptionShort' | 'descriptionLong' | 'titleTwice' | 'descriptionTwice' | 'promise'

/** A page with what it says now, and what is worth another look about it. */
export interface CheckedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly isOwn: boolean
  readonly checks: readonly PageCheck[]
}

/** As search engines see it: the name of the site in front. */
export function fullTitle(siteName: string, title: string): string {
  return `${siteName} - ${title}`
}

export function checkedPages({ siteName, items }: SeoPages): readonly CheckedPage[] {
  const said = items.map((item) => ({ ...item, ...saysNow(item) }))
  const times = (key: 'title' | 'description', value: string) =>
    said.filter((one) => one[key] === value).length
  return said.map(({ path, title, description, own }) => ({
    ...{ path, title, description },
    isOwn: own !== null,
    checks: [
      ...lengthChecks(fullTitle(siteName, title), description),
      ...when(times('title', title) > 1, 'titleTwice'),
      ...when(times('description', description) > 1, 'descriptionTwice'),
      ...when(phraseFaults(`${title}\n${description}`).length > 0, 'promise'),
    ],
  }))
}

function saysNow({ own, page }: SeoPage): { readonly title: string; readonly description: string } {
  const { title, description } = own ?? page ?? DEFAULT_PAGE
  return { title, description }
}

function lengthChecks(title: string, description: string): readonly PageCheck[] {
  return [
    ...when(title.length > MAX_TITLE_LENGTH, 'titleLong'),
    ...when(description.length < MIN_DESCRIPTION_LENGTH, 'descriptionShort'),
    ...when(description.length > MAX_DESCRIPTION_LENGTH, 'descriptionLong'),
  ]
}

function when(holds: boolean, check: PageCheck): readonly PageCheck[] {
  return holds ? [check] : []
}
