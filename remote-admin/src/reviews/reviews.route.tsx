import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Tabs } from '@platform/shared-ui/tabs'
import { useAddress } from '../lib/use-address.ts'
import { ConsultationReviews } from './consultation-reviews.tsx'
import { ModuleReviews } from './module-reviews.tsx'
import { ALL_REVIEWS, useListConsultationReviewsQuery, useListModuleReviewsQuery } from './reviews.api.ts'
import { reviewsMessages } from './reviews.messages.ts'
import layout from '../ui/layout.module.css'

/** /admin/reviews: what people wrote of modules and consultations, and staff who decide what is public. */
export function ReviewsRoute() {
  const t = useStore(reviewsMessages)
  const { value, go } = useAddress()
  const modules = useListModuleReviewsQuery(ALL_REVIEWS).data
  const consultations = useListConsultationReviewsQuery().data
  const view = value('view') === 'consultations' ? 'consultations' : 'modules'
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs
        label={t.views}
        value={view}
        onChange={(next) => go(next === 'modules' ? {} : { view: next })}
        tabs={[
          {
            id: 'modules',
            label: t.modulesView({ count: modules?.pending ?? '…' }),
            content: view === 'modules' && <ModuleReviews />,
          },
          {
            id: 'consultations',
            label: t.consultationsView({ count: consultations?.length ?? '…' }),
            content: view === 'consultations' && <ConsultationReviews />,
          },
        ]}
      />
    </div>
  )
}

export { ReviewsRoute as Component }
