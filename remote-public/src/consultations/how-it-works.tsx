import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { isOffered, PARTNER_PLAN, plansOf } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { createPath, useLocation } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { formatMoney } from '../lib/money.ts'
import { consultationsMessages } from './consultations.messages.ts'
import styles from './how-it-works.module.css'

interface HowItWorksProps {
  readonly isVisitor?: boolean
}

/** The three steps and the plan that pays for them. */
export function HowItWorks({ isVisitor = false }: HowItWorksProps) {
  const m = useStore(consultationsMessages)
  const { tenant } = usePlatform()
  const steps = [
    [m.step1Title, m.step1],
    [m.step2Title, m.step2],
    [m.step3Title, m.step3],
  ]
  return (
    <div className={styles.columns}>
      <section aria-labelledby="how">
        <h2 id="how">{m.howTitle}</h2>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {isOffered(PARTNER_PLAN, tenant) && <PlanCard isVisitor={isVisitor} />}
    </div>
  )
}

function PlanCard({ isVisitor }: Required<HowItWorksProps>) {
  const m = useStore(consultationsMessages)
  const language = useStore(i18n.language)
  // With the person that the visitor chose.
  const here = useLocation()
  const { tenant } = usePlatform()
  const priceCents = plansOf(tenant).find(({ code }) => code === PARTNER_PLAN)?.priceCents ?? 0
  return (
    <Card as="section" level={2} tone="accent" title={m.planTitle} className={styles.plan}>
      <p className={styles.price}>{m.planPrice({ price: formatMoney(priceCents, language) })}</p>
      <p>{m.planText}</p>
      <div className={styles.actions}>
        <LinkButton
          variant="primary"
          to={isVisitor ? '/login' : `/checkout?plan=${PARTNER_PLAN}`}
          state={isVisitor ? { reason: 'sign-in', from: createPath(here) } : null}
        >
          {isVisitor ? m.login : m.toPlan}
        </LinkButton>
        <LinkButton to="/partners">{m.browse}</LinkButton>
      </div>
    </Card>
  )
}
