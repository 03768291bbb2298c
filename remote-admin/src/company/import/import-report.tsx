import { useStore } from '@nanostores/react'
import type { CompanyImportReport } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { saveFaults } from './import-csv.ts'
import { importFieldMessages, importReportMessages } from './import.messages.ts'

interface ImportReportProps {
  readonly report: CompanyImportReport
  /** What happened, not what would. */
  readonly isDone: boolean
}

export function ImportReport({ report, isDone }: ImportReportProps) {
  const t = useStore(importReportMessages)
  const { number } = useStore(format)
  const { added, changed, unchanged, faulty, faults, examples } = report
  return (
    <>
      <Alert kind={isDone ? 'success' : 'info'}>
        {isDone ? t.done({ added, changed }) : t.wouldDo({ added, changed })}
      </Alert>
      <StatGroup>
        <Stat label={t.added} value={number(added)} />
        <Stat label={t.changed} value={number(changed)} />
        <Stat label={t.unchanged} value={number(unchanged)} />
        <Stat label={t.faulty} value={number(faulty)} />
      </StatGroup>
      {faults.length > 0 && <Faults faults={faults} faulty={faulty} isDone={isDone} />}
      {!isDone && examples.length > 0 && <Examples examples={examples} />}
    </>
  )
}

function Examples({ examples }: Pick<CompanyImportReport, 'examples'>) {
  const t = useStore(importReportMessages)
  return (
    <DataTable
      caption={t.examples}
      rows={examples}
      rowKey={({ line }) => line}
      columns={[
        { id: 'key', header: t.key, isRowHeader: true, cell: ({ key }) => key },
        { id: 'name', header: t.name, cell: ({ name }) => name },
        {
          id: 'what',
          header: t.what,
          cell: ({ isNew }) => (
            <Badge tone={isNew ? 'success' : 'info'}>{isNew ? t.isNew : t.isChanged}</Badge>
          ),
        },
      ]}
    />
  )
}

type Fault = CompanyImportReport['faults'][number]

interface FaultsProps extends Pick<CompanyImportReport, 'faults' | 'faulty'> {
  readonly isDone: boolean
}

function Faults({ faults, faulty, isDone }: FaultsProps) {
  const t = useStore(importReportMessages)
  const fields = useStore(importFieldMessages)
  const headers = [t.line, t.field, t.value, t.message]
  return (
    <>
      <Alert
        kind="warning"
        title={t.faultsTitle({ count: faulty })}
        actions={
          <Button size="sm" icon={<DownloadIcon />} onClick={() => saveFaults(faults, headers, fields)}>
            {t.saveFaults}
          </Button>
        }
      >
        {isDone ? t.faultsLeftOut : t.faultsText}
      </Alert>
      <DataTable
        caption={faults.length < faulty ? t.firstFaults({ count: faults.length }) : t.faults}
        columns={useFaultColumns()}
        rows={faults}
        rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
      />
    </>
  )
}

function useFaultColumns(): readonly Column<Fault>[] {
  const t = useStore(importReportMessages)
  const fields = useStore(importFieldMessages)
  return [
    {
      id: 'line',
      header: t.where,
      isRowHeader: true,
      sortBy: ({ line }) => line,
      cell: ({ line }) => t.lineNumber({ line }),
    },
    { id: 'field', header: t.field, sortBy: ({ field }) => field, cell: ({ field }) => fields[field] },
    { id: 'value', header: t.value, cell: ({ value }) => value || t.noValue },
    { id: 'message', header: t.message, sortBy: ({ message }) => message, cell: ({ message }) => message },
  ]
}
