import { useStore } from '@nanostores/react'
import type { PartnerSummary } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { LinkButton } from '@platform/shared-ui/button'
import { i18n } from '../app/i18n.ts'
import { languageName } from '../lib/language-name.ts'
import { fullName } from './partner-facts.rule.ts'
import { partnersMessages } from './partners.messages.ts'
import styles from './partners.module.css'
import { Portrait } from '../ui/portrait.tsx'
import { reachMessages } from './reach.messages.ts'

const SHOWN_SERVICES = 3

export function PartnerCard({ partner }: { readonly partner: PartnerSummary }) {
  const m = useStore(partnersMessages)
  const reach = useStore(reachMessages)
  const language = useStore(i18n.language)
  const { publicUrl, title, certifications, services, states, languages } = partner
  const name = fullName(partner)
  return (
    <Card
      as="li"
      level={2}
      title={name}
      eyebrow={title ?? undefined}
      aside={<Portrait name={name} portrait={partner.portrait} />}
      footer={
        <LinkButton to={`/consultant/${publicUrl}`} size="sm" aria-label={m.profileOf({ name })}>
          {m.profile}
        </LinkButton>
      }
    >
      {certifications.length > 0 && (
        <p className={styles.badges}>
          {certifications.map((certification) => (
            <Badge key={certification} tone="accent">
              {certification}
            </Badge>
          ))}
        </p>
      )}
      <ul className={styles.services}>
        {services.slice(0, SHOWN_SERVICES).map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <dl className={styles.reach}>
        <dt>{reach.states}</dt>
        <dd>{states.join(', ')}</dd>
        <dt>{reach.languages}</dt>
        <dd>{languages.map((tag) => languageName(tag, language)).join(', ')}</dd>
      </dl>
    </Card>
  )
}
