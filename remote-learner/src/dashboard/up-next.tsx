import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { DueBadge } from '../domain/due/due-badge.tsx'
import type { Due } from '../domain/due/due.rule.ts'
import { moduleLink } from '../domain/progress/module-link.rule.ts'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { statusMessages } from '../domain/progress/status.messages.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { upNext } from './dashboard.rule.ts'
import classes from './dashboard.module.css'

const SHOWN = 5
const TONES: Readonly<Record<string, BadgeTone>> = {
  'In Progress': 'accent',
  'Quiz Failed': 'danger',
  Expired: 'warning',
}

type ModuleWithStatus = ModuleOffer & { readonly status: string; readonly due: Due | null }

/** The modules still to do, the most urgent first, each one touch away. */
export function UpNext({ modules }: { readonly modules: readonly ModuleWithStatus[] }) {
  const t = useStore(dashboardMessages)
  const labels = useStore(statusMessages)
  const open = upNext(modules)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="up-next">
      <h2 id="up-next">{t.upNext}</h2>
      <ol className={classes.upNext}>
        {open.slice(0, SHOWN).map(({ code, title, standard, minutes, status, due }) => (
          <li key={code}>
            <Link to={moduleLink({ code, status, due })}>{title}</Link>
            <span className={classes.facts}>
              {minutes !== null && <span>{t.minutes({ minutes })}</span>}
              {standard !== null && <span>{standard}</span>}
              {due && <DueBadge due={due} />}
            </span>
            <Badge tone={TONES[status] ?? 'neutral'}>
              {status in labels ? labels[status as keyof typeof labels] : status}
            </Badge>
          </li>
        ))}
      </ol>
      {open.length > SHOWN && <Link to="/progress">{t.upNextAll({ count: open.length })}</Link>}
    </section>
  )
}
