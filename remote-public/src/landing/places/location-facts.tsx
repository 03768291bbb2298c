import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { moduleOf } from '../../app/catalog.ts'
import { i18n } from '../../app/i18n.ts'
import { formatDay } from '../../lib/day.ts'
import { FaqList } from '@platform/shared-ui/faq-list'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { LandingHero } from '../landing-hero.tsx'
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

const MOST_CITED_MODULE = 'IC0112'
const FIRST_MODULES = [MOST_CITED_MODULE, 'IC0117', 'IC0110', 'IC0116']

export function LocationFacts({ location }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const { name, lead, description, isListed } = location
  const landing = useStore(landingMessages)
  const { title, faq } = usePlaceTexts(location)
  return (
    <>
      <DocumentHead title={title} description={description} isUnlisted={!isListed} />
      <StructuredData data={breadcrumbData(m.toHub, location)} />
      <LandingHero
        code={pictured(location)}
        back={{ to: '/safety-training', label: m.toHub }}
        title={m.title({ place: name })}
        lead={lead}
      />
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

/** What is cited most there, of what we teach; without the state's own counts, what is cited most in the country. */
function pictured({ citations }: Location): string {
  const cited = citations?.sections.map(({ section }) => moduleOf(section)) ?? []
  return cited.find((code) => code !== null) ?? MOST_CITED_MODULE
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
