import { useStore } from '@nanostores/react'
import type { Location, LocationFact, LocationTopic } from '@platform/shared-contracts/http'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { i18n } from '../../app/i18n.ts'
import factStyles from '../facts.module.css'
import styles from '../landing.module.css'
import glanceStyles from './glance.module.css'
import { locationMessages, sectionMessages } from './location.messages.ts'
import { usePlaceTexts } from './use-place-texts.ts'

/** In dollars, for violations that federal OSHA cites. */
const FEDERAL_MAXIMUM = { serious: 16_550, willful: 165_514 }

interface SectionProps {
  readonly location: Location
}

/** What is different in the place, subject by subject; a subject without a checked fact has no section. */
export function PlaceSections({ location }: SectionProps) {
  const m = useStore(locationMessages)
  return (
    <>
      <Topic location={location} topic="who">
        <Enforcers location={location} />
      </Topic>
      <Topic location={location} topic="standards" />
      <Topic location={location} topic="card">
        <p>
          <Link to="/osha-10-training">{m.toOsha10}</Link>
        </p>
      </Topic>
      <Topic location={location} topic="reporting">
        <FederalReporting location={location} />
      </Topic>
      <Topic location={location} topic="penalties">
        <FederalPenalties location={location} />
      </Topic>
      <Topic location={location} topic="consultation" />
      <Topic location={location} topic="numbers" />
    </>
  )
}

interface TopicProps extends SectionProps {
  readonly topic: LocationTopic
  /** What the frame adds where federal OSHA covers companies. */
  readonly children?: ReactNode
}

function Topic({ location: { facts, plan }, topic, children }: TopicProps) {
  const m = useStore(sectionMessages)
  const own = facts.filter((fact) => fact.topic === topic)
  const hasFrame = topic === 'who' || (plan !== 'full' && (topic === 'reporting' || topic === 'penalties'))
  if (own.length === 0 && !hasFrame) return null
  return (
    <section className={styles.section} aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`}>{m[topic]}</h2>
      <div className={glanceStyles.facts}>
        {topic === 'who' && children}
        {own.map((fact) => (
          <Fact key={fact.id} fact={fact} />
        ))}
        {topic !== 'who' && children}
      </div>
    </section>
  )
}

function Fact({ fact: { text, source } }: { readonly fact: LocationFact }) {
  const m = useStore(sectionMessages)
  return (
    <p>
      {text}{' '}
      <a href={source} rel="noopener noreferrer" className={glanceStyles.source}>
        {m.source({ site: new URL(source).hostname.replace(/^www\./, '').toLowerCase() })}
      </a>
    </p>
  )
}

function Enforcers({ location }: SectionProps) {
  const m = useStore(locationMessages)
  const texts = usePlaceTexts(location)
  return (
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
  )
}

function FederalReporting({ location: { plan } }: SectionProps) {
  const m = useStore(sectionMessages)
  return plan === 'full' ? null : <p>{m.reportingFederal}</p>
}

function FederalPenalties({ location: { plan } }: SectionProps) {
  const m = useStore(sectionMessages)
  const { number } = useStore(i18n.format)
  if (plan === 'full') return null
  const { serious, willful } = FEDERAL_MAXIMUM
  return <p>{m.penaltiesFederal({ serious: `$${number(serious)}`, willful: `$${number(willful)}` })}</p>
}
