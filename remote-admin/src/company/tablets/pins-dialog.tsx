import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { CompanyPerson, SignInCode } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { failureOf } from '../../lib/failure.ts'
import layout from '../../ui/layout.module.css'
import { nameOf } from '../person/name-of.rule.ts'
import styles from './pins.module.css'
import { useMakePinsMutation } from './tablets.api.ts'
import { cardMessages } from './tablets.messages.ts'

interface PinsDialogProps {
  /** Without email, at most a hundred. */
  readonly people: readonly CompanyPerson[]
  readonly onClose: () => void
}

/** Makes PINs after a question, and shows them once, as cards to print. */
export function PinsDialog({ people, onClose }: PinsDialogProps) {
  const t = useStore(cardMessages)
  const [make, { data, error, isLoading }] = useMakePinsMutation()
  if (data) return <Cards codes={data} onClose={onClose} />
  const facts = { count: people.length, name: people[0] ? nameOf(people[0]) : '' }
  const footer = (
    <>
      <Button onClick={onClose} disabled={isLoading}>
        {t.cancel}
      </Button>
      <BusyButton
        variant="primary"
        isBusy={isLoading}
        busyText={t.making}
        onClick={() => void make(people.map(({ id }) => id))}
      >
        {t.make(facts)}
      </BusyButton>
    </>
  )
  return (
    <Dialog isOpen title={t.askTitle(facts)} onClose={onClose} footer={footer}>
      <div className={layout.stack}>
        <p>{t.askText}</p>
        {error !== undefined && <Alert kind="danger">{failureOf(error).message}</Alert>}
      </div>
    </Dialog>
  )
}

interface CardsProps {
  readonly codes: readonly SignInCode[]
  readonly onClose: () => void
}

function Cards({ codes, onClose }: CardsProps) {
  const t = useStore(cardMessages)
  const [state, setState] = useState<'shown' | 'warned' | 'printed'>('shown')
  const close = () => (state === 'shown' ? setState('warned') : onClose())
  const print = () => {
    setState('printed')
    globalThis.print()
  }
  const footer = (
    <>
      <Button onClick={close}>{t.close}</Button>
      <Button variant="primary" onClick={print}>
        {t.print}
      </Button>
    </>
  )
  const title = t.title({ count: codes.length, name: codes[0]?.name ?? '' })
  return (
    <Dialog isOpen title={title} size="lg" onClose={close} footer={footer}>
      <div className={layout.stack}>
        <p>{t.text}</p>
        {state === 'warned' && <Alert kind="warning">{t.warning}</Alert>}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div role="group" aria-label={title} tabIndex={0}>
          <CardList codes={codes} />
        </div>
        <Paper>
          <CardList codes={codes} />
        </Paper>
      </div>
    </Dialog>
  )
}

function CardList({ codes }: Pick<CardsProps, 'codes'>) {
  const t = useStore(cardMessages)
  return (
    <ul className={styles.cards}>
      {codes.map(({ personId, name, number, pin }) => (
        <li key={personId} className={styles.card}>
          <strong>{name}</strong>
          <dl className={styles.facts}>
            <dt>{t.number}</dt>
            <dd>{number}</dd>
            <dt>{t.pin}</dt>
            <dd className={styles.pin}>{pin}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** What is printed: a browser prints a dialog on each page, and cuts off what is below its edge. */
function Paper({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className={styles.paper}>{children}</div>, document.body)
}
