import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CardGrid } from '../ui/card-grid.tsx'
import { moduleOffers } from '../domain/course/module-offer.rule.ts'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { quizzesMessages } from './quizzes.messages.ts'
import classes from './quizzes.module.css'

/** For visitors who are not signed in: a sample of each module. */
export function VisitorQuizzes() {
  const t = useStore(quizzesMessages)
  const { tenant } = usePlatform()
  const { data } = useListModulesQuery()
  const language = useStore(locale)
  return (
    <CardGrid cards="medium">
      {moduleOffers(data, tenant, language).map(({ code, title, standard }) => (
        <li key={code}>
          <Card
            as="article"
            level={2}
            title={title}
            eyebrow={code}
            footer={
              <LinkButton size="sm" to={`/quizzes?sample=${code}`} aria-label={t.sampleNamed({ title })}>
                {t.sample}
              </LinkButton>
            }
          >
            {standard && <p className={classes.facts}>{standard}</p>}
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}
