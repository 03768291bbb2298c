import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { DueBadge } from '../domain/due/due-badge.tsx'
import type { DueOf } from '../domain/due/due.rule.ts'
import { contentLanguageMessages } from '../domain/content-language/content-language.messages.ts'
import { formatCents } from '../lib/money.ts'
import { moduleLink } from '../domain/progress/module-link.rule.ts'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import type { Progress } from '../domain/progress/use-progress.ts'
import { languageName } from '../lib/language-name.ts'
import { MeasuredBadge } from './measured-badge.tsx'
import { ModuleStatus } from './module-status.tsx'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

interface Props {
  readonly offer: ModuleOffer
  readonly progress: Progress | null
  /** The label of what the server measured. */
  readonly status: string
  readonly dueOf?: DueOf
  /** Bought by itself, beside the subscription. */
  readonly isOwned: boolean
}

export function ModuleCard({ offer, progress, status, dueOf, isOwned }: Props) {
  const due = progress && dueOf?.(offer.code)
  return (
    <Card
      as="article"
      level={2}
      title={offer.title}
      to={moduleLink({ code: offer.code, status, ...(due ? { due } : {}) })}
      eyebrow={<About offer={offer} />}
      {...(progress ? { aside: <MeasuredBadge status={status} /> } : {})}
      footer={
        progress ? (
          <ModuleStatus offer={offer} progress={progress} />
        ) : (
          <Offer offer={offer} isOwned={isOwned} />
        )
      }
    >
      {offer.standard && <p className={classes.standard}>{offer.standard}</p>}
      {due && (
        <p className={classes.due}>
          <DueBadge due={due} />
        </p>
      )}
    </Card>
  )
}

/** Code and time, and the language of the lessons where it is not the page's. */
function About({ offer: { code, minutes, language } }: Pick<Props, 'offer'>) {
  const t = useStore(progressMessages)
  const { badge } = useStore(contentLanguageMessages)
  const page = useStore(locale)
  const about = minutes === null ? code : t.codeAndMinutes({ code, minutes })
  return language === undefined || language === page
    ? about
    : `${about} · ${badge({ language: languageName(language, page) })}`
}

function Offer({ offer, isOwned }: Pick<Props, 'offer' | 'isOwned'>) {
  const t = useStore(progressMessages)
  const language = useStore(locale)
  if (isOwned)
    return (
      <LinkButton to={`/modules/${offer.code}`} aria-label={t.openOwnedNamed({ title: offer.title })}>
        {t.openOwned}
      </LinkButton>
    )
  return (
    <p className={classes.offer}>
      <strong>{formatCents(offer.priceCents, language)}</strong>
      <CartToggle offer={offer} />
    </p>
  )
}
