import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import type { ReactNode } from 'react'
import styles from '../landing.module.css'
import glanceStyles from './glance.module.css'
import { glanceMessages, locationMessages } from './location.messages.ts'

const FEDERAL_PAGE = 'https://www.osha.gov/contactus/bystate'
const FEDERAL_PHONE = '1-800-321-6742'

/** Who to call and by when, for someone who has no time to read. */
export function PlaceGlance({ location }: { readonly location: Location }) {
  const m = useStore(glanceMessages)
  const { agency, consultation, reporting } = location
  return (
    <section className={styles.section} aria-labelledby="glance">
      <h2 id="glance">{m.title}</h2>
      <dl className={glanceStyles.glance}>
        <Inspectors location={location} />
        {agency.offices && <Line term={m.offices}>{agency.offices}</Line>}
        <Line term={m.death}>{m.hours({ count: reporting.deathHours })}</Line>
        {reporting.hospitalHours !== null && (
          <Line term={m.hospital}>{m.hours({ count: reporting.hospitalHours })}</Line>
        )}
        {consultation && (
          <Line term={m.advice}>
            <Contact {...consultation} />
          </Line>
        )}
      </dl>
    </section>
  )
}

function Inspectors({ location: { plan, agency } }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const g = useStore(glanceMessages)
  const own = <Contact {...agency} />
  const federal = <Contact name={g.federal} url={FEDERAL_PAGE} phone={FEDERAL_PHONE} />
  if (plan === 'full') return <Line term={g.both}>{own}</Line>
  return (
    <>
      <Line term={m.private}>{federal}</Line>
      {plan === 'public' && <Line term={m.public}>{own}</Line>}
    </>
  )
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ContactProps {
  readonly name: string
  readonly url?: string | undefined
  readonly phone?: string | undefined
}

/** The number stands with the office that it reaches: where two offices share a state, one is wrong for the reader. */
function Contact({ name, url, phone }: ContactProps) {
  return (
    <>
      {url === undefined ? (
        name
      ) : (
        <a href={url} rel="noopener noreferrer">
          {name}
        </a>
      )}
      {phone && (
        <>
          {' · '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
    </>
  )
}
