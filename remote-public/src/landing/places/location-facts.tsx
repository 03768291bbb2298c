import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { i18n } from '../../app/i18n.ts'
import { formatDay } from '../../lib/day.ts'
import { FaqList } from '@platform/shared-ui/faq-list'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { landingMessages } from '../landing.messages.ts'
import styles from '../landing.module.css'
import { MorePages } from '../more-pages.tsx'
import { PlaceList } from '../place-list.tsx'
import { RelatedModules } from '../related-modules.tsx'
import { breadcrumbData } from './breadcrumb-data.ts'
import { CitedHere } from './cited-here.tsx'
import { LocalPartners } from './local-partners.tsx'
import { locationMessages, topicMessages } from './location.messages.ts'
import { MostCited } from './most-cited.tsx'
import { PlaceGlance } from './place-glance.tsx'
import { PlaceSections } from './place-sections.tsx'
import { usePlaceTexts } from './use-place-texts.ts'

const FIRST_MODULES = ['IC0112', 'IC0117', 'IC0110', 'IC0116']

export function LocationFacts({ location }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const { name, lead, description, isListed } = location
  const landing = useStore(landingMessages)
  const { title, faq } = usePlaceTexts(location)
  return (
    <>
      <DocumentHead title={title} description={description} isUnlisted={!isListed} />
      <StructuredData data={breadcrumbData(m.toHub, location)} />
      <div className={styles.hero}>
        <PageHeader
          back={{ to: '/safety-training', label: m.toHub }}
          title={m.title({ place: name })}
          lead={lead}
          actions={<SubscribeButton size="lg" />}
        />
      </div>
      <PlaceGlance location={location} />
      <PlaceSections location={location} />
      {location.citations ? <CitedHere place={name} citations={location.citations} /> : <MostCited />}
      <LocalPartners location={location} />
      <RelatedModules codes={FIRST_MODULES} title={m.modules} />
      <FaqList title={landing.faq} entries={faq} />
      <MorePages />
      <PlaceList />
      <SmallPrint location={location} />
    </>
  )
}

function SmallPrint({ location: { name, unchecked, checkedOn } }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const topics = useStore(topicMessages)
  const language = useStore(i18n.language)
  const named = unchecked.map((topic) => topics[topic])
  return (
    <p className={styles.disclaimer}>
      {m.disclaimer({ date: formatDay(checkedOn, language) })}{' '}
      {named.length > 0 && m.unchecked({ place: name, topics: named.join(', ') })}
    </p>
  )
}
