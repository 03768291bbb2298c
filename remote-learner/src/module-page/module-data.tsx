import { useStore } from '@nanostores/react'
import type { Rating, TrainingModuleDetail } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { StructuredData } from '@platform/shared-ui/structured-data'

interface Props {
  readonly module: TrainingModuleDetail
  readonly description: string
  /** What the catalog is called. */
  readonly catalog: string
}

/** The course with its price and its place in the site, for search engines. */
export function ModuleData({ module, description, catalog }: Props) {
  const { tenant } = usePlatform()
  const language = useStore(locale)
  const { code, title, minutes, priceCents, lessons, rating } = module
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Course',
          courseCode: code,
          name: title,
          description,
          inLanguage: module.language ?? language,
          provider: { '@type': 'Organization', name: tenantName(tenant), url: '/' },
          teaches: lessons,
          ...(rating && { aggregateRating: aggregateRating(rating) }),
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            courseWorkload: `PT${minutes}M`,
          },
          offers: {
            '@type': 'Offer',
            category: 'Paid',
            price: (priceCents / 100).toFixed(2),
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
        }}
      />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: catalog, item: '/courses' },
            { '@type': 'ListItem', position: 2, name: title },
          ],
        }}
      />
    </>
  )
}

/** Published reviews only: the server sends a rating from one on. */
function aggregateRating({ average, count }: Rating) {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }
}
