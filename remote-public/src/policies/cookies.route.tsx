import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAnswer } from '../lib/use-answer.ts'
import { cookiesMessages } from './policies.messages.ts'
import { PolicyPage } from './policy-page.tsx'

/** The anchor of the section in the privacy policy, which is the one list of what a browser stores. */
const SECTION = 'browser'

function CookiesRoute() {
  const m = useStore(cookiesMessages)
  return (
    <PolicyPage title={m.title} lead={m.lead} sections={[]}>
      <p>{m.choice}</p>
      <StoredItems />
      <p>
        <Link to="/privacy">{m.privacy}</Link>
      </p>
    </PolicyPage>
  )
}

function StoredItems() {
  const m = useStore(cookiesMessages)
  const { answer, data, reload } = useAnswer('/legal/privacy', 'LegalDocument')
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={12} />
  const section = data.sections.find(({ id }) => id === SECTION)
  if (!section) return null
  return (
    <section className="prose">
      <h2>{section.heading.replace(/^\d+\.\s*/, '')}</h2>
      <ContentBlocks blocks={section.blocks} />
    </section>
  )
}

export { CookiesRoute as Component }
