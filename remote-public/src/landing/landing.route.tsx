import { usePlatform } from '@platform/shared-contracts/remote'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { useLocation } from 'react-router-dom'
import { StructuredData } from '../ui/structured-data.tsx'
import { FaqList } from './faq-list.tsx'
import type { LandingPage } from './landing-page.ts'
import { LANDING_PAGES } from './landing-pages.ts'
import { Audience, Covered, Details, RuleFacts } from './landing-sections.tsx'
import styles from './landing.module.css'
import { MorePages } from './more-pages.tsx'
import { LandingOfferCard } from './offer-card.tsx'
import { PlaceList } from './place-list.tsx'
import { RelatedModules } from './related-modules.tsx'
import { SampleQuestionCard } from './sample-question.tsx'
import { courseData } from './structured.ts'

/** Nine addresses, one template: the address chooses the data. */
function LandingRoute() {
  const { pathname } = useLocation()
  const address = pathname.replace(/\/+$/, '').toLowerCase()
  const page = LANDING_PAGES.find(({ path }) => path === address)
  return page ? <Landing key={page.path} page={page} /> : null
}

function Landing({ page }: { readonly page: LandingPage }) {
  const { tenant } = usePlatform()
  return (
    <div className={`content ${styles.page}`}>
      <StructuredData data={courseData(page, tenant)} />
      <div className={styles.hero}>
        <PageHeader
          eyebrow={page.eyebrow}
          title={page.headline}
          lead={page.lead}
          actions={<SubscribeButton size="lg" />}
        />
      </div>
      <RuleFacts facts={page.facts} />
      {page.details && <Details blocks={page.details} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Audience lines={page.audience} />
          <Covered lines={page.covered} />
        </div>
        <LandingOfferCard offer={page.offer} />
      </div>
      {page.question && <SampleQuestionCard question={page.question} />}
      <FaqList entries={page.faq} />
      <RelatedModules codes={page.related} />
      <MorePages current={page.path} />
      <PlaceList />
      <p className={styles.disclaimer}>{page.disclaimer}</p>
    </div>
  )
}

export { LandingRoute as Component }
