import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { AttemptPage } from './attempt/attempt-page.tsx'
import { MistakesPage } from './practice/mistakes-page.tsx'
import { SamplePage } from './practice/sample-page.tsx'
import { OwnQuizzes } from './quiz-list.tsx'
import { quizzesMessages } from './quizzes.messages.ts'
import { VisitorQuizzes } from './visitor-quizzes.tsx'
import classes from './quizzes.module.css'

/** /quizzes: the list, and by its query one attempt, a sample, or practice. */
export function QuizzesRoute() {
  const { session } = usePlatform()
  const [search] = useSearchParams()
  const sample = search.get('sample')
  useStartAtTop(sample ?? search.get('attempt') ?? search.get('practice'))
  if (sample) return <SamplePage key={sample} code={sample} />
  if (session.status === 'signedIn') return <OwnRoute />
  return <QuizzesPage status={session.status} />
}

/** Each of them is a page of its own, although only the query differs. Back and forward are left to the browser. */
function useStartAtTop(page: string | null): void {
  const navigation = useNavigationType()
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page && navigation !== 'POP') window.scrollTo(0, 0)
    before.current = page
  }, [page, navigation])
}

function OwnRoute() {
  const [search] = useSearchParams()
  const attempt = search.get('attempt')
  const practice = search.get('practice')
  if (attempt) return <AttemptPage key={attempt} id={attempt} />
  if (practice) return <MistakesPage key={practice} code={practice} />
  return <QuizzesPage status="signedIn" />
}

function QuizzesPage({ status }: { readonly status: 'loading' | 'anonymous' | 'signedIn' }) {
  const t = useStore(quizzesMessages)
  const isVisitor = status === 'anonymous'
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.title}
        lead={isVisitor ? t.leadVisitor : t.lead}
        actions={
          isVisitor ? (
            <LinkButton variant="primary" to="/login">
              {t.signIn}
            </LinkButton>
          ) : undefined
        }
      />
      {status === 'loading' && <Skeleton text={t.loading} lines={8} />}
      {status === 'signedIn' && <OwnQuizzes />}
      {isVisitor && <VisitorQuizzes />}
    </div>
  )
}

export { QuizzesRoute as Component }
