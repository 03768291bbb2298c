import { useStore } from '@nanostores/react'
import type { AttendedClass } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { FactList } from '@platform/shared-ui/fact-list'
import { useModuleTitle } from '../../domain/course/modules.api.ts'
import { formatDate } from '../../lib/dates.ts'
import { CardGrid } from '../../ui/card-grid.tsx'
import { RetryAlert } from '../../ui/retry-alert.tsx'
import { useListAttendedClassesQuery } from './classes.api.ts'
import { classesMessages } from './classes.messages.ts'
import classes from './classes.module.css'

/** Training in a classroom that a company recorded; nothing for who attended no class. */
export function ClassSection() {
  const t = useStore(classesMessages)
  const { data, isError, refetch } = useListAttendedClassesQuery()
  if (!data && isError)
    return (
      <RetryAlert retry={t.retry} onRetry={refetch}>
        {t.failed}
      </RetryAlert>
    )
  if (!data || data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="attended-classes">
      <div>
        <h2 id="attended-classes">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <CardGrid cards="large">
        {data.map((attended) => (
          <li key={attended.id}>
            <ClassCard attended={attended} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

function ClassCard({ attended }: { readonly attended: AttendedClass }) {
  const t = useStore(classesMessages)
  const language = useStore(locale)
  const titleOf = useModuleTitle()
  const { module, company, heldOn, minutes, trainer, qualification, place } = attended
  return (
    <Card
      as="article"
      level={3}
      eyebrow={company}
      title={titleOf(module)}
      aside={<Badge tone="info">{t.recorded}</Badge>}
    >
      <FactList
        facts={[
          [t.held, formatDate(heldOn, language)],
          [t.length, t.minutes({ count: minutes })],
          [t.trainer, [trainer, qualification].filter(Boolean).join(', ')],
          ...(place ? [[t.place, place] as const] : []),
        ]}
      />
    </Card>
  )
}
