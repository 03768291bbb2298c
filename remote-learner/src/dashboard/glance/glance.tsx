import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCertificatesQuery } from '../../domain/certificate/certificates.api.ts'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { useListEntitlementsQuery, useNextConsultationQuery } from './consultations.api.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { countCertificates, hoursLeft, type AssignedTime } from './glance.rule.ts'
import classes from './glance.module.css'

/** What a person has and what is planned, each one touch away from its page; `null`: not known. */
export function Glance({ assigned }: { readonly assigned: AssignedTime | null }) {
  const t = useStore(dashboardMessages)
  const { tenant } = usePlatform()
  const hasConsultations = tenant.features?.['consultations']?.enabled !== false
  return (
    <section aria-labelledby="glance">
      <h2 id="glance">{t.glance}</h2>
      <ul className={classes.glance}>
        <CertificatesTile />
        {assigned && <AssignedTile assigned={assigned} />}
        {hasConsultations && <ConsultationTile />}
        {hasConsultations && <HoursTile />}
      </ul>
    </section>
  )
}

function AssignedTile({ assigned: { minutes, modules } }: { readonly assigned: AssignedTime }) {
  const t = useStore(dashboardMessages)
  return (
    <Tile
      title={t.assignedTitle}
      value={modules > 0 ? t.assignedMinutes({ minutes }) : t.assignedNone}
      hint={modules > 0 ? t.assignedModules({ count: modules }) : t.assignedNoneHint}
      link={{ to: '/progress', label: t.progressLink }}
    />
  )
}

interface TileProps {
  readonly title: string
  readonly value: ReactNode
  readonly hint?: ReactNode
  readonly link: { readonly to: string; readonly label: string }
}

function Tile({ title, value, hint, link }: TileProps) {
  return (
    <li className={classes.tile}>
      <h3>{title}</h3>
      <p className={classes.value}>{value}</p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <Link to={link.to}>{link.label}</Link>
    </li>
  )
}

/** While it loads, and where it could not be loaded: nothing is counted then. */
function WaitingTile({ title, onRetry }: { readonly title: string; readonly onRetry: (() => void) | null }) {
  const t = useStore(dashboardMessages)
  return (
    <li className={classes.tile}>
      <h3>{title}</h3>
      {onRetry ? (
        <>
          <p className={classes.hint}>{t.tileFailed}</p>
          <Button size="sm" aria-label={t.retryNamed({ title })} onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      ) : (
        <Skeleton text={t.loading} lines={2} />
      )}
    </li>
  )
}

function CertificatesTile() {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const [now] = useState(() => Date.now())
  const { data, isError, refetch } = useListCertificatesQuery()
  const title = t.certificatesTitle
  if (!data) return <WaitingTile title={title} onRetry={isError ? () => void refetch() : null} />
  const { valid, nextExpiry } = countCertificates(data, now)
  const hint =
    nextExpiry === null ? t.certificatesFine : t.expiresOn({ day: formatDay(nextExpiry, language) })
  return (
    <Tile
      title={title}
      value={t.certificatesValid({ count: valid })}
      hint={valid === 0 ? t.certificatesNone : hint}
      link={{ to: '/certificates', label: t.certificatesLink }}
    />
  )
}

function ConsultationTile() {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const { data, isError, refetch } = useNextConsultationQuery()
  const title = t.consultationTitle
  if (!data) return <WaitingTile title={title} onRetry={isError ? () => void refetch() : null} />
  const next = data.items.find(({ status }) => status === 'booked')
  if (!next)
    return (
      <Tile
        title={title}
        value={t.consultationNone}
        hint={t.consultationNoneHint}
        link={{ to: '/consultations', label: t.bookLink }}
      />
    )
  return (
    <Tile
      title={title}
      value={formatMoment(next.startsAt, language)}
      hint={t.consultationWith({ name: next.partner.name })}
      link={{ to: '/view-consultations', label: t.consultationLink }}
    />
  )
}

function HoursTile() {
  const t = useStore(dashboardMessages)
  const language = useStore(locale)
  const [now] = useState(() => Date.now())
  const { data, isError, refetch } = useListEntitlementsQuery()
  const title = t.hoursTitle
  if (!data) return <WaitingTile title={title} onRetry={isError ? () => void refetch() : null} />
  const hours = hoursLeft(data, now)
  if (!hours)
    return (
      <Tile
        title={title}
        value={t.hoursNone}
        hint={t.hoursNoneHint}
        link={{ to: '/consultations', label: t.hoursLink }}
      />
    )
  return (
    <Tile
      title={title}
      value={t.hoursValue({ left: hours.left, total: hours.total })}
      hint={hours.endsAt === null ? t.hoursUsed : t.hoursEnd({ day: formatDay(hours.endsAt, language) })}
      link={{ to: '/consultations', label: t.bookLink }}
    />
  )
}
