import { useStore } from '@nanostores/react'
import type { GrantedUnlock } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { useListUnlocksQuery } from './learner.api.ts'
import { grantKindMessages, grantMessages } from './learner.messages.ts'
import layout from '../../ui/layout.module.css'
import classes from './learner.module.css'

/** New attempts and opened quizzes: part of the record, with the reason. */
export function GrantedUnlocks({ id }: { readonly id: string }) {
  const t = useStore(grantMessages)
  const { data, isFetching, isError, refetch } = useListUnlocksQuery(id)
  return (
    <section className={layout.stack}>
      <h2 className={classes.part}>{t.title}</h2>
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={useColumns()}
        rows={data}
        rowKey={({ code, at }) => `${code} ${at}`}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
      />
    </section>
  )
}

function useColumns(): readonly Column<GrantedUnlock>[] {
  const t = useStore(grantMessages)
  const kinds = useStore(grantKindMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      cell: ({ code }) => CORE_MODULES.find((module) => module.code === code)?.title ?? code,
    },
    { id: 'what', header: t.what, cell: ({ kind }) => kinds[kind] },
    { id: 'reason', header: t.reason, cell: ({ reason }) => reason },
    {
      id: 'by',
      header: t.by,
      cell: ({ unlockedBy, at }) => (
        <span className={classes.lines}>
          {unlockedBy}
          <span className={classes.muted}>{time(new Date(at), DAY_AND_TIME)}</span>
        </span>
      ),
    },
  ]
}
