import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useParams } from 'react-router-dom'
import { useAnswer } from '../../lib/use-answer.ts'
import styles from '../landing.module.css'
import { LocationFacts } from './location-facts.tsx'
import { locationMessages } from './location.messages.ts'
import { UnknownPlace } from './unknown-place.tsx'

/** /safety-training/:location: who enforces in a state, and what is different there. */
function LocationRoute() {
  const { location = '' } = useParams()
  const m = useStore(locationMessages)
  const { answer, reload } = useAnswer(`/locations/${encodeURIComponent(location.toLowerCase())}`, 'Location')
  const isMissing = answer.status === 'failed' && answer.error.status === 404
  return (
    <div className={`content ${styles.page}`}>
      {answer.status === 'ready' && <LocationFacts location={answer.data} />}
      {answer.status === 'loading' && <Skeleton lines={14} />}
      {isMissing && <UnknownPlace name={location} />}
      {answer.status === 'failed' && !isMissing && (
        <>
          <PageHeader title={m.failed} />
          <FailedState onRetry={reload} />
        </>
      )}
    </div>
  )
}

export { LocationRoute as Component }
