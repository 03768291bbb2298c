import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LtiTool } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { useCopy } from '@platform/shared-ui/copy'
import { Dialog } from '@platform/shared-ui/dialog'
import { FailedState } from '@platform/shared-ui/failed-state'
import { TextField } from '@platform/shared-ui/field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { writeDay } from '../lib/format.ts'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import { useReadLtiToolQuery, useRotateLtiKeyMutation } from './lti.api.ts'
import { ltiToolMessages } from './lti.messages.ts'
import classes from './lti.module.css'

const VALUES = ['loginUrl', 'launchUrl', 'deepLinkingUrl', 'keysetUrl'] as const

/** What the administrator of a system needs of us. */
export function ToolDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(ltiToolMessages)
  const { data, isError, refetch } = useReadLtiToolQuery()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        isOpen
        title={t.title}
        onClose={onClose}
        footer={
          <>
            {data && <Button onClick={() => setAsking(true)}>{t.rotate}</Button>}
            <Button variant="primary" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        <p>{t.lead}</p>
        {data && <Values tool={data} />}
        {!data && isError && <FailedState onRetry={refetch}>{t.failed}</FailedState>}
        {!data && !isError && <Skeleton text={t.loading} lines={6} />}
      </Dialog>
      {isAsking && (
        <ConfirmAction
          useAction={useRotateLtiKeyMutation}
          arg={undefined}
          title={t.rotateTitle}
          text={t.rotateText}
          action={t.rotate}
          done={t.rotated}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Values({ tool }: { readonly tool: LtiTool }) {
  const t = useStore(ltiToolMessages)
  const formats = useStore(format)
  const copy = useCopy()
  const outcomes = { copied: t.copied, failed: t.copyFailed }
  return (
    <div className={classes.values}>
      {VALUES.map((name) => (
        <div key={name} className={classes.value}>
          <TextField label={t[name]} value={tool[name]} readOnly />
          <Button aria-label={t.copy({ name: t[name] })} onClick={() => void copy(tool[name], outcomes)}>
            {t.copyShort}
          </Button>
        </div>
      ))}
      <p className={classes.key}>{t.key({ id: tool.key.id, day: writeDay(tool.key.createdAt, formats) })}</p>
    </div>
  )
}
