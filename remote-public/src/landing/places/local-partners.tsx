import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { useAnswer } from '../../lib/use-answer.ts'
import styles from '../landing.module.css'
import listStyles from '../lists.module.css'
import { locationMessages } from './location.messages.ts'

/** Partners who serve the place; while nothing is known of them the page stands without. */
export function LocalPartners({ location: { code, name } }: { readonly location: Location }) {
  const m = useStore(locationMessages)
  const { data } = useAnswer(`/partners?state=${code}`, 'PartnerList')
  if (!data) return null
  return (
    <section className={styles.section} aria-labelledby="partners">
      <h2 id="partners">{m.partners({ place: name })}</h2>
      {data.items.length > 0 ? (
        <ul className={listStyles.grid}>
          {data.items.map(({ id, publicUrl, firstName, lastName, title, certifications }) => (
            <Card
              key={id}
              as="li"
              title={`${firstName} ${lastName}`}
              eyebrow={certifications.join(', ')}
              to={`/consultant/${publicUrl}`}
            >
              {title}
            </Card>
          ))}
        </ul>
      ) : (
        <p className={styles.muted}>{m.noPartners({ place: name })}</p>
      )}
      <LinkButton to="/partners" size="sm" className={listStyles.more}>
        {m.toPartners}
      </LinkButton>
    </section>
  )
}
