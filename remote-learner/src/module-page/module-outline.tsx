import { useStore } from '@nanostores/react'
import type { TrainingModuleDetail } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { useContentLanguage } from '../domain/content-language/content-language.tsx'
import { moduleMessages } from './module.messages.ts'
import { ReviewNote } from './review-note.tsx'
import { StudyTimeNote } from './study-time-note.tsx'
import classes from './module.module.css'

export function ModuleOutline({ module }: { readonly module: TrainingModuleDetail }) {
  const t = useStore(moduleMessages)
  const lang = useContentLanguage()
  return (
    <div className={classes.outline} data-part="facts">
      <section aria-labelledby="facts">
        <h2 id="facts">{t.facts}</h2>
        <ul className={classes.facts} lang={lang}>
          {module.facts.map(({ text, cite }) => (
            <li key={text}>
              {text} <cite>{t.cite({ cite })}</cite>
            </li>
          ))}
        </ul>
        {module.note && (
          <Alert kind="info">
            {t.note}: <span lang={lang}>{module.note}</span>
          </Alert>
        )}
        <h2>{t.renewal}</h2>
        <p lang={lang}>{module.renewal}</p>
        {module.study && <StudyTimeNote study={module.study} />}
        {module.review && <ReviewNote review={module.review} />}
      </section>
    </div>
  )
}
