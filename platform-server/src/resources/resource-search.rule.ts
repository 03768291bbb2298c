import type { Resource, ResourcePage, ResourceQuery } from '@platform/shared-contracts/http'

const PAGE_SIZE = 24

/** The resources that fit the query, sorted and paged. Every word of `q` has to occur somewhere in the card. */
export function searchResources(resources: readonly Resource[], query: ResourceQuery): ResourcePage {
  const words = normalized(query.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = resources.filter(
    (resource) =>
      matchesFilters(resource, query) && words.every((word) => searchText(resource).includes(word)),
  )
  const { page = 1, size = PAGE_SIZE } = query
  return {
    items: found.toSorted(ORDERS[query.sort ?? 'popular']).slice((page - 1) * size, page * size),
    total: found.length,
    page,
    size,
  }
}

type Order = (left: Resource, right: Resource) => number

const byTitle: Order = (left, right) => left.title.localeCompare(right.title)

const ORDERS: Readonly<Record<NonNullable<ResourceQuery['sort']>, Order>> = {
  popular: (left, right) => right.downloads - left.downloads || byTitle(left, right),
  new: (left, right) => right.updatedOn.localeCompare(left.updatedOn) || byTitle(left, right),
  title: byTitle,
}

function matchesFilters(resource: Resource, { topic, type, language }: ResourceQuery): boolean {
  return (
    (!topic || resource.topic === topic) &&
    (!type || resource.type === type) &&
    (!language || resource.language === language)
  )
}

function searchText({ title, summary, standards, topic, type, moduleCode }: Resource): string {
  return normalized([title, summary, ...standards, topic, type, moduleCode ?? ''].join(' '))
}

/** Accents and case do not matter: "capacitacion" finds "Capacitación". */
function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
