import { useStore } from '@nanostores/react'
import layout from '../../ui/layout.module.css'
import { guideMessages } from './provisioning.messages.ts'
import classes from './provisioning.module.css'

/** The steps in the identity providers, and what is taken over from them. */
export function Guide() {
  const t = useStore(guideMessages)
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <div className={classes.guide}>
        <Steps title={t.okta} steps={[t.okta1, t.okta2, t.okta3, t.okta4, t.okta5]} isOrdered />
        <Steps title={t.entra} steps={[t.entra1, t.entra2, t.entra3, t.entra4]} isOrdered />
        <Steps title={t.notes} steps={[t.note1, t.note2, t.note3]} />
      </div>
    </section>
  )
}

interface StepsProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly isOrdered?: boolean
}

function Steps({ title, steps, isOrdered = false }: StepsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section>
      <h3>{title}</h3>
      <List className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </section>
  )
}
