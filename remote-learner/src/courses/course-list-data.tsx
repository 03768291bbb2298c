import { StructuredData } from '@platform/shared-ui/structured-data'
import type { CatalogCourse } from './course-card.tsx'

/** The catalog for search engines: the courses in order, each with its page. */
export function CourseListData({ courses }: { readonly courses: readonly CatalogCourse[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'ItemList',
        itemListElement: courses.map(({ code, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `/modules/${code}`,
        })),
      }}
    />
  )
}
