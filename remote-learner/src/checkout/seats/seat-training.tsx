import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Order, SeatCourse, SeatTraining } from '@platform/shared-contracts/http'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { courseTitle, perLanguage, writtenIn } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { formatDay } from '../../lib/dates.ts'
import { seatTrainingMessages } from './seats.messages.ts'
import classes from '../checkout.module.css'

const percentIn = perLanguage((language) => new Intl.NumberFormat(writtenIn(language), { style: 'percent' }))

/** How the holder of a seat trains: each course with its lessons, the score and the certificate. */
export function SeatTrainingList({ training }: { readonly training: SeatTraining }) {
  const t = useStore(seatTrainingMessages)
  const language = useStore(locale)
  const { courses, remindedAt } = training
  return (
    <div className={classes.training}>
      {courses.length === 0 && <p className={classes.muted}>{t.notStarted}</p>}
      <ul className={classes.courses}>
        {courses.map((course) => (
          <CourseLine key={course.code} course={course} language={language} />
        ))}
      </ul>
      {remindedAt !== null && (
        <p className={classes.muted}>{t.remindedOn({ day: formatDay(remindedAt, language) })}</p>
      )}
    </div>
  )
}

function CourseLine({ course, language }: { readonly course: SeatCourse; readonly language: Locale }) {
  const t = useStore(seatTrainingMessages)
  const { code, title, lessonsRead: read, lessonsTotal: total, score, certificate } = course
  const facts = [
    t.lessons({ read, total }),
    ...(score === null ? [] : [t.score({ percent: percentIn(language).format(score) })]),
    ...(certificate === null
      ? []
      : [t.certificate({ number: certificate.number, day: formatDay(certificate.issuedAt, language) })]),
  ]
  return (
    <li>
      <span>{courseTitle({ code, title }, language)}</span>
      <span className={classes.muted}>{facts.join(' · ')}</span>
      {certificate && <Badge tone="success">{t.finished}</Badge>}
    </li>
  )
}

/** All certificates of the seats in one file, once there is one. */
export function DownloadCertificates({
  order,
  people,
}: {
  readonly order: Order
  readonly people: readonly SeatTraining[]
}) {
  const t = useStore(seatTrainingMessages)
  const { download, isBusy } = useDownload(t.certificatesFailed)
  const count = people
    .flatMap(({ courses }) => courses)
    .filter(({ certificate }) => certificate !== null).length
  if (count === 0) return null
  const path = `/orders/${encodeURIComponent(order.id)}/certificates`
  return (
    <div>
      <BusyButton
        icon={<DownloadIcon size={1.125} />}
        isBusy={isBusy}
        busyText={t.preparing}
        onClick={() => void download(path, `certificates-${order.number}.zip`)}
      >
        {t.certificates({ count })}
      </BusyButton>
    </div>
  )
}
