import { useStore } from '@nanostores/react'
import { Badge } from '@platform/shared-ui/badge'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { statusOf } from '../domain/progress/module-status.rule.ts'
import type { ProgressMap } from '../domain/progress/progress-map.rule.ts'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

interface Props {
  readonly offers: readonly ModuleOffer[]
  readonly map: ProgressMap
}

/** Records for modules that the catalog no longer lists: a completion is never hidden. */
export function OtherRecords({ offers, map }: Props) {
  const t = useStore(progressMessages)
  const listed = new Set(offers.map(({ code }) => code))
  const others = Object.keys(map).filter((id) => !listed.has(id))
  if (others.length === 0) return null
  return (
    <section className={classes.others}>
      <h2>{t.other}</h2>
      <ul>
        {others.map((id) => (
          <li key={id}>
            <span>{id}</span> <Badge>{statusOf(map, id)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
