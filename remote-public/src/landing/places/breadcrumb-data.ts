import type { Location } from '@platform/shared-contracts/http'

/** schema.org: the page below the list of all places. */
export function breadcrumbData(hub: string, { slug, name }: Pick<Location, 'slug' | 'name'>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: hub, item: '/safety-training' },
      { '@type': 'ListItem', position: 2, name, item: `/safety-training/${slug}` },
    ],
  }
}
