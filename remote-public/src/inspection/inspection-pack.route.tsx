import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { SharedPack } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { schemaLoader } from '../lib/load-shapes.ts'
import { inspectionMessages } from './inspection.messages.ts'
import styles from './inspection.module.css'
import { SharedRecords } from './shared-records.tsx'

type Opened = { readonly state: 'loading' | 'gone' | 'failed' } | { readonly state: 'open'; pack: SharedPack }

/** /inspection-pack?key=...: where a link to a company's training records leads. */
function InspectionPackRoute() {
  const m = useStore(inspectionMessages)
  const [address] = useSearchParams()
  const key = address.get('key') ?? ''
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      <Records key={key} packKey={key} />
    </div>
  )
}

function Records({ packKey }: { readonly packKey: string }) {
  const m = useStore(inspectionMessages)
  const { opened, open } = useOpened(packKey)
  // Opening it is logged, so it is opened by a browser and not while the page is rendered on the server.
  useEffect(open, [open])
  if (opened.state === 'open') return <SharedRecords pack={opened.pack} packKey={packKey} />
  if (opened.state === 'gone')
    return (
      <Alert kind="warning" title={m.gone}>
        {m.goneText}
      </Alert>
    )
  if (opened.state === 'failed') return <FailedState onRetry={open}>{m.failed}</FailedState>
  return <Skeleton text={m.loading} lines={6} />
}

/** No key at all, one that is no key, and one that no longer works are the same for its reader. */
const GONE = [404, 410, 422]

function useOpened(key: string) {
  const { fetch } = usePlatform()
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const [open] = useState(() => () => {
    setOpened({ state: 'loading' })
    const request = { url: '/inspection-pack', method: 'POST', body: { key } } as const
    void callApi(fetch, request, { schema: schemaLoader('SharedPack') }).then(({ data, error }) => {
      if (data) setOpened({ state: 'open', pack: data })
      else setOpened({ state: GONE.includes(error?.status ?? 0) ? 'gone' : 'failed' })
    })
  })
  return { opened, open }
}

export { InspectionPackRoute as Component }
