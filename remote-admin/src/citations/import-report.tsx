import { useStore } from '@nanostores/react'
import type { CitationImportReport } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { DataTable } from '@platform/shared-ui/data-table'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { format } from '@platform/shared-contracts/remote'
import { importMessages } from './citations.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './citations.module.css'

export function ImportReport({ report }: { readonly report: CitationImportReport }) {
  const t = useStore(importMessages)
  const { number } = useStore(format)
  const { refused, refusedRows, isDryRun } = report
  return (
    <section className={layout.page} aria-label={isDryRun ? t.checked : t.imported}>
      <Alert kind={isDryRun ? 'info' : 'success'} title={isDryRun ? t.checked : t.imported}>
        {t[report.kind]}
      </Alert>
      <StatGroup>
        {(['rows', 'added', 'updated', 'removed'] as const).map((name) => (
          <Stat key={name} label={t[name]} value={number(report[name])} />
        ))}
        <Stat label={t.refused} value={number(refusedRows)} />
      </StatGroup>
      {refusedRows === 0 ? (
        <p className={classes.note}>{t.allFine}</p>
      ) : (
        <>
          <p className={classes.note}>
            {t.refusedNote({ shown: number(refused.length), count: number(refusedRows) })}
          </p>
          <DataTable
            caption={t.refusedCaption}
            rows={refused}
            rowKey={({ line }) => line}
            columns={[
              {
                id: 'line',
                header: t.line,
                isRowHeader: true,
                sortBy: ({ line }) => line,
                cell: ({ line }) => line,
              },
              {
                id: 'column',
                header: t.column,
                sortBy: ({ column }) => column,
                cell: ({ column }) => column,
              },
              {
                id: 'reason',
                header: t.reason,
                sortBy: ({ reason }) => reason,
                cell: ({ reason }) => reason,
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
