import { useStore } from '@nanostores/react'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { CheckIcon, ClockIcon } from '@platform/shared-ui/icon'
import { formatDate } from '../app/dates.ts'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'

/** The three parts of complete training: knowledge, a trainer to ask questions, and hands-on practice. */
export function CertificateTicks({ certificate }: { readonly certificate: Certificate }) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const { trainer, signOff } = certificate
  return (
    <ul className={classes.ticks}>
      <Tick isDone text={t.knowledge} />
      <Tick isDone={trainer !== null} text={trainer === null ? t.noTrainer : t.trainer({ name: trainer })} />
      <Tick
        isDone={signOff !== null}
        text={
          signOff === null
            ? t.notSignedOff
            : t.signedOff({ name: signOff.signedBy, day: formatDate(signOff.performedOn, language) })
        }
      />
    </ul>
  )
}

function Tick({ isDone, text }: { readonly isDone: boolean; readonly text: string }) {
  const t = useStore(certificatesMessages)
  const TickIcon = isDone ? CheckIcon : ClockIcon
  return (
    <li data-is-done={isDone}>
      <TickIcon size={1.125} label={isDone ? t.done : t.open} />
      <span>{text}</span>
    </li>
  )
}
