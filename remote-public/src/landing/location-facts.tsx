import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { formatDay } from '../lib/day.ts'
import { FaqList } from './faq-list.tsx'
import type { FaqEntry } from './landing-page.ts'
import styles from './landing.module.css'
import factStyles from './facts.module.css'
import { LocalPartners } from './local-partners.tsx'
import { locationMessages } from './location.messages.ts'
import { MorePages } from './more-pages.tsx'
import { MostCited } from './most-cited.tsx'
import { PlaceList } from './place-list.tsx'
import { RelatedModules } from './related-modules.tsx'

const FIRST_MODULES = ['IC0112', 'IC0117', 'IC0110', 'IC0116']

export function LocationFacts({ location }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const texts = useTexts(location)
  return (
    <>
      <div className={styles.hero}>
        <PageHeader
          title={m.title({ place: location.name })}
          lead={texts.lead}
          actions={<SubscribeButton size="lg" />}
        />
      </div>
      <Enforcer location={location} />
      <section className={`prose ${styles.section}`} aria-labelledby="card">
        <h2 id="card">{m.card}</h2>
        <p>{location.tenHourLaw ?? m.noCard}</p>
        <p>
          <Link to="/osha-10-training">{m.toOsha10}</Link>
        </p>
      </section>
      <MostCited />
      <LocalPartners location={location} />
      <RelatedModules codes={FIRST_MODULES} title={m.modules} />
      <FaqList entries={texts.faq} />
      <MorePages />
      <PlaceList />
      <p className={styles.disclaimer}>{m.disclaimer}</p>
    </>
  )
}

function Enforcer({ location }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const language = useStore(i18n.language)
  const texts = useTexts(location)
  return (
    <section className={styles.section} aria-labelledby="enforcer">
      <h2 id="enforcer">{m.enforcer}</h2>
      <div className={factStyles.factGrid}>
        <div className={factStyles.fact}>
          <h3>{m.private}</h3>
          <p>{texts.private}</p>
        </div>
        <div className={factStyles.fact}>
          <h3>{m.public}</h3>
          <p>{texts.public}</p>
        </div>
      </div>
      <p className={styles.muted}>
        {m.checked({ date: formatDay(location.checkedOn, language) })}{' '}
        <a href={location.sourceUrl} rel="noopener noreferrer">
          {m.source}
        </a>
      </p>
    </section>
  )
}

interface PlaceTexts {
  readonly lead: string
  readonly private: string
  readonly public: string
  readonly faq: readonly FaqEntry[]
}

function useTexts({ name, plan, agency, tenHourLaw }: Location): PlaceTexts {
  const m = useStore(locationMessages)
  const named = { place: name, agency: agency ?? '' }
  const byPlan = {
    full: { lead: m.leadFull(named), private: m.privateFull(named), public: m.publicFull(named) },
    public: { lead: m.leadPublic(named), private: m.privateFederal, public: m.publicPublic(named) },
    federal: { lead: m.leadFederal(named), private: m.privateFederal, public: m.publicFederal },
  }[plan]
  const isSame = plan === 'full' ? m.faqSameFull(named) : m.faqSameFederal
  return {
    ...byPlan,
    faq: [
      { question: m.faqWho(named), answer: `${byPlan.private} ${byPlan.public}` },
      { question: m.faqCard(named), answer: tenHourLaw ?? m.noCard },
      { question: m.faqSame(named), answer: isSame },
    ],
  }
}
