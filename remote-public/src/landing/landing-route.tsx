import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { usePlatform } from '@platform/shared-contracts/remote'
import { FaqList } from '@platform/shared-ui/faq-list'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { headlineMessages } from './headlines.messages.ts'
import type { LandingOffer, LandingPage } from './landing-page.ts'
import { LandingHero } from './landing-hero.tsx'
import { Audience, Covered, Details, RuleFacts } from './landing-sections.tsx'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import { MorePages } from './more-pages.tsx'
import { LandingOfferCard } from './offer-card.tsx'
import { PlaceList } from './place-list.tsx'
import { RelatedModules } from './related-modules.tsx'
import { SampleQuestionCard } from './sample-question.tsx'
import { courseData } from './structured.ts'

/** Nine pages of one template: each is its texts and data. */
export function landingRoute(page: ReadableAtom<LandingPage>) {
  return function LandingRoute() {
    return <Landing page={useStore(page)} />
  }
}

function Landing({ page }: { readonly page: LandingPage }) {
  const { tenant } = usePlatform()
  const m = useStore(landingMessages)
  const title = useStore(headlineMessages)[page.path]
  return (
    <div className={`content ${styles.page}`}>
      <StructuredData data={courseData({ ...page, title }, tenant)} />
      <LandingHero code={pictured(page.offer)} eyebrow={page.eyebrow} title={title} lead={page.lead} />
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
      <FaqList title={m.faq} entries={page.faq} />
      <RelatedModules codes={page.related} />
      <MorePages current={page.path} />
      <PlaceList />
      <p className={styles.disclaimer}>{page.disclaimer}</p>
    </div>
  )
}

/** A bundle shows its first module; a page about people shows what they protect. */
function pictured(offer: LandingOffer): string {
  if (offer.kind === 'partners') return 'IC0120'
  return offer.kind === 'module' ? offer.code : (offer.codes[0] ?? '')
}
