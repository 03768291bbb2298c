import { useStore } from '@nanostores/react'
import type { GrantedUnlock } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { useListUnlocksQuery } from './learner.api.ts'
import { grantKindMessages, grantMessages } from './learner.messages.ts'
import layout from '../../ui/layout.module.css'
import classes from './learner.module.css'
import { QueryTable } from '../../ui/lists/query-table.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'

/** New attempts and opened quizzes: part of the record, with the reason. */
export function GrantedUnlocks({ id }: { readonly id: string }) {
  const t = useStore(grantMessages)
  return (
    <section className={layout.stack}>
      <h2 className={classes.part}>{t.title}</h2>
      <QueryTable
        caption={t.caption}
        columns={useColumns()}
        query={useListUnlocksQuery(id)}
        rowKey={({ code, at }) => `${code} ${at}`}
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
      cell: ({ code }) => moduleTitle(code),
    },
    { id: 'what', header: t.what, cell: ({ kind }) => kinds[kind] },
    { id: 'reason', header: t.reason, cell: ({ reason }) => reason },
    {
      id: 'by',
      header: t.by,
      cell: ({ unlockedBy, at }) => (
        <TwoLines second={time(new Date(at), DAY_AND_TIME)}>{unlockedBy}</TwoLines>
      ),
    },
  ]
}
