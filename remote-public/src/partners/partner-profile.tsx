import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { untilLoaded } from '../lib/until-loaded.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { PartnerPortrayal } from './partner-portrayal.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './partners.module.css'

const BACK = '/partners'

const MissingPartner = lazy(async () => {
  const missing = await untilLoaded(
    () => import(/* webpackChunkName: "partner-later" */ './missing-partner.tsx'),
  )
  return { default: missing.MissingPartner }
})

/** One partner, found under `path` of the API; where there is none, those there are. */
export function PartnerProfile({ path }: { readonly path: string }) {
  const { answer, reload } = useAnswer(path, 'PartnerDetail')
  const isMissing = answer.status === 'failed' && [400, 404, 422].includes(answer.error.status)
  return (
    <div className={`content ${styles.page}`}>
      {answer.status === 'ready' && <PartnerPortrayal partner={answer.data} back={BACK} />}
      {isMissing && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <MissingPartner />
        </Suspense>
      )}
      {answer.status === 'failed' && !isMissing && <FailedProfile onRetry={reload} />}
      {answer.status === 'loading' && <Skeleton lines={12} />}
    </div>
  )
}

function FailedProfile({ onRetry }: { readonly onRetry: () => void }) {
  const m = useStore(profileMessages)
  return (
    <>
      <PageHeader title={m.failed} back={{ to: BACK, label: m.back }} />
      <FailedState onRetry={onRetry} />
    </>
  )
}
