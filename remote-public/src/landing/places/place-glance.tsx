import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import type { ReactNode } from 'react'
import styles from '../landing.module.css'
import glanceStyles from './glance.module.css'
import { glanceMessages, locationMessages } from './location.messages.ts'

const FEDERAL_PAGE = 'https://www.osha.gov/contactus/bystate'

/** Who to call and by when, for someone who has no time to read. */
export function PlaceGlance({ location }: { readonly location: Location }) {
  const m = useStore(glanceMessages)
  const { agency, consultation, reporting } = location
  return (
    <section className={styles.section} aria-labelledby="glance">
      <h2 id="glance">{m.title}</h2>
      <dl className={glanceStyles.glance}>
        <Inspectors location={location} />
        {agency.phone && <Line term={m.phone}>{phoneLink(agency.phone)}</Line>}
        {agency.offices && <Line term={m.offices}>{agency.offices}</Line>}
        <Line term={m.death}>{m.hours({ count: reporting.deathHours })}</Line>
        {reporting.hospitalHours !== null && (
          <Line term={m.hospital}>{m.hours({ count: reporting.hospitalHours })}</Line>
        )}
        {consultation && (
          <Line term={m.advice}>
            {siteLink(consultation.name, consultation.url)}
            {consultation.phone && <> · {phoneLink(consultation.phone)}</>}
          </Line>
        )}
      </dl>
    </section>
  )
}

function Inspectors({ location: { plan, agency } }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const g = useStore(glanceMessages)
  const own = siteLink(agency.name, agency.url)
  return (
    <>
      <Line term={m.private}>{plan === 'full' ? own : siteLink(g.federal, FEDERAL_PAGE)}</Line>
      {plan !== 'federal' && <Line term={m.public}>{own}</Line>}
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

function siteLink(name: string, url: string | undefined): ReactNode {
  if (url === undefined) return name
  return (
    <a href={url} rel="noopener noreferrer">
      {name}
    </a>
  )
}

function phoneLink(phone: string): ReactNode {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
}
