import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CitationPage } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { DAY } from '../lib/format.ts'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import { useRemoveDemoMutation } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import classes from './citations.module.css'

const STALE_MS = 7 * 24 * 60 * 60 * 1000

/** What to know before reading the records: where they come from, how old they are, which are made up. */
export function RecordNotices({ page }: { readonly page: CitationPage | undefined }) {
  const t = useStore(citationsMessages)
  const { time } = useStore(format)
  if (!page) return <p className={classes.note}>{t.notice}</p>
  const { importedAt, demoRecords } = page
  const isStale = importedAt !== null && Date.now() - Date.parse(importedAt) > STALE_MS
  const date = importedAt ? time(new Date(importedAt), DAY) : ''
  return (
    <>
      <p className={classes.note}>
        {t.notice} {importedAt ? t.importedOn({ date }) : t.neverImported}
      </p>
      {isStale && <Alert kind="warning">{t.stale({ date })}</Alert>}
      {demoRecords > 0 && <DemoNotice count={demoRecords} />}
    </>
  )
}

function DemoNotice({ count }: { readonly count: number }) {
  const t = useStore(citationsMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <Alert
      kind="info"
      title={t.demoTitle}
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          {t.removeDemo}
        </Button>
      }
    >
      {t.demoText({ count })}
      {isAsking && (
        <ConfirmAction
          isDanger
          useAction={useRemoveDemoMutation}
          arg={undefined}
          title={t.removeDemoTitle}
          text={t.removeDemoText}
          action={t.removeDemo}
          done={t.demoRemoved}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  )
}
