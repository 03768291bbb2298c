import { useStore } from '@nanostores/react'
import type { StoredStatement } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { statementsMessages } from './packages.messages.ts'
import { useGetStatementQuery } from './statements.api.ts'
import classes from './statements.module.css'

interface Props {
  readonly of: StoredStatement
  readonly onClose: () => void
}

/** A statement as it was stored. */
export function StatementDialog({ of: { position, person, verb }, onClose }: Props) {
  const t = useStore(statementsMessages)
  const { data, isError, refetch } = useGetStatementQuery(position)
  return (
    <Dialog
      isOpen
      size="lg"
      title={t.rowName({ name: person.name, verb })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {data ? (
        <section aria-label={t.json}>
          <pre className={classes.json}>{JSON.stringify(data.statement, null, 2)}</pre>
        </section>
      ) : isError ? (
        <FailedState onRetry={refetch}>{t.failedToLoad}</FailedState>
      ) : (
        <Skeleton text={t.loading} lines={8} />
      )}
    </Dialog>
  )
}
