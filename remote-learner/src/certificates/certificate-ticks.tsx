import { useStore } from '@nanostores/react'
import { FALL_PROTECTION_MODULE, type Certificate } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { CheckIcon, ClockIcon } from '@platform/shared-ui/icon'
import { formatDate, formatDay } from '../lib/dates.ts'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'

/** The three parts of complete training: knowledge, a trainer to ask questions, and hands-on practice. */
export function CertificateTicks({ certificate }: { readonly certificate: Certificate }) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const { signOff } = certificate
  return (
    <ul className={classes.ticks}>
      <Tick isDone text={t.knowledge} />
      <TrainerTick certificate={certificate} />
      <Tick
        isDone={signOff !== null}
        text={
          signOff === null
            ? t.notSignedOff
            : t.signedOff({ name: signOff.signedBy, day: formatDate(signOff.performedOn, language) })
        }
      />
      <CertificationTick certificate={certificate} />
    </ul>
  )
}

interface Props {
  readonly certificate: Certificate
}

/** Signed by a trainer whose credential is in date. Of earlier rules: who was assigned then. */
function TrainerTick({ certificate: { trainer, measured, acts = [] } }: Props) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const act = acts.find(({ kind }) => kind === 'trainer')
  if (act) {
    const { signedBy: name, credential, isLapsed, signedAt } = act
    const values = { name, credential, day: formatDay(signedAt, language) }
    return <Tick isDone={!isLapsed} text={isLapsed ? t.trainerLapsed(values) : t.trainerSigned(values)} />
  }
  if (measured) return <Tick isDone={false} text={t.trainerNotSigned} />
  return (
    <Tick isDone={trainer !== null} text={trainer === null ? t.noTrainer : t.trainer({ name: trainer })} />
  )
}

/** The certification of 29 CFR 1926.503(b), which only fall protection has. */
function CertificationTick({ certificate: { moduleCode, measured, acts = [] } }: Props) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  if (moduleCode !== FALL_PROTECTION_MODULE) return null
  const act = acts.find(({ kind }) => kind === 'fall_protection')
  if (!act) return measured ? <Tick isDone={false} text={t.notCertified} /> : null
  const { signedBy: name, trainedOn, adequateOn } = act
  const day = formatDate(trainedOn ?? adequateOn ?? act.signedAt.slice(0, 10), language)
  return <Tick isDone text={trainedOn ? t.certified({ name, day }) : t.foundAdequate({ name, day })} />
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
