import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { moduleLink } from '../../domain/progress/module-link.rule.ts'
import type { ModuleOffer } from '../../domain/course/module-offer.rule.ts'
import { statusMessages } from '../../domain/progress/status.messages.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { Renewals } from './renewals.tsx'
import { ResumeText } from './resume-text.tsx'
import { nextModule } from '../dashboard.rule.ts'
import classes from '../dashboard.module.css'

type ModuleWithStatus = ModuleOffer & { readonly status: string }

/** The one thing to do next: begin, go on, or look at renewals. */
export function ContinueCard({ modules }: { readonly modules: readonly ModuleWithStatus[] }) {
  const t = useStore(dashboardMessages)
  const labels = useStore(statusMessages)
  const next = nextModule(modules)
  if (!next)
    return (
      <NextStep title={t.allDoneTitle} to="/progress" action={t.allDoneAction}>
        <p>{t.allDoneText}</p>
        <Renewals />
      </NextStep>
    )
  if (modules.every(({ status }) => status === 'Not Started'))
    return (
      <NextStep title={t.startTitle} to="/progress" action={t.startAction}>
        <ol>
          <li>{t.startPick}</li>
          <li>{t.startStudy}</li>
          <li>{t.startFinish}</li>
        </ol>
      </NextStep>
    )
  const status = next.status in labels ? labels[next.status as keyof typeof labels] : next.status
  return (
    <NextStep title={t.continueTitle} to={moduleLink(next)} action={t.continueAction}>
      <p>{t.continueText({ title: next.title, status: String(status) })}</p>
      {next.status !== 'Expired' && <ResumeText code={next.code} />}
    </NextStep>
  )
}

interface NextStepProps {
  readonly title: string
  readonly to: string
  readonly action: string
  readonly children: ReactNode
}

function NextStep({ title, to, action, children }: NextStepProps) {
  return (
    <Card
      tone="accent"
      level={2}
      title={title}
      footer={
        <LinkButton to={to} variant="primary">
          {action}
        </LinkButton>
      }
    >
      <div className={classes.next}>{children}</div>
    </Card>
  )
}
