import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { AddressTabs } from '../ui/address-tabs.tsx'
import { ConsultationReviews } from './consultation-reviews.tsx'
import { ModuleReviews } from './module-reviews.tsx'
import { ALL_REVIEWS, useListConsultationReviewsQuery, useListModuleReviewsQuery } from './reviews.api.ts'
import { reviewsMessages } from './reviews.messages.ts'
import layout from '../ui/layout.module.css'

/** /admin/reviews: what people wrote of modules and consultations, and staff who decide what is public. */
export function ReviewsRoute() {
  const t = useStore(reviewsMessages)
  const modules = useListModuleReviewsQuery(ALL_REVIEWS).data
  const consultations = useListConsultationReviewsQuery().data
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <AddressTabs
        label={t.views}
        tabs={[
          {
            id: 'modules',
            label: t.modulesView({ count: modules?.pending ?? '…' }),
            content: () => <ModuleReviews />,
          },
          {
            id: 'consultations',
            label: t.consultationsView({ count: consultations?.length ?? '…' }),
            content: () => <ConsultationReviews />,
          },
        ]}
      />
    </div>
  )
}

export { ReviewsRoute as Component }
