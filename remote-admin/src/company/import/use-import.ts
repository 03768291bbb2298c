import { useState } from 'react'
import type {
  CompanyImportReport,
  CompanyImportRequest,
  ImportField,
  Language,
} from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { failureOf } from '../../lib/failure.ts'
import { useImportPeopleMutation } from '../company.api.ts'
import { columnsOf } from './import-csv.ts'

export type ImportStep = 'file' | 'columns' | 'report' | 'done'
export type ColumnChoice = Partial<Record<ImportField, string>>

/** Where a refusal belongs: to the rows, to the columns, or to neither. */
interface Failure {
  readonly csv?: string | undefined
  readonly columns?: string | undefined
  readonly other?: string | undefined
}

/** The steps of an import. What was given stays from step to step, back as well, and whatever the server answers. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>('file')
  const [csv, setCsv] = useState('')
  const [columns, setColumns] = useState<ColumnChoice>({})
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE)
  const [report, setReport] = useState<CompanyImportReport | null>(null)
  const [failure, setFailure] = useState<Failure>({})
  const [send, { isLoading }] = useImportPeopleMutation()

  const go = (next: ImportStep, failed: Failure = {}) => {
    setFailure(failed)
    setStep(next)
  }
  const request = async (body: Omit<CompanyImportRequest, 'csv' | 'language'>) => {
    const { data, error } = await send({ ...body, csv, language })
    if (data) setReport(data)
    return { data, failed: error ? failureAt(error) : {} }
  }
  /** The server recognizes the columns; what it does not is chosen next. */
  const read = async () => {
    const { data, failed } = await request({ dryRun: true })
    if (!data && failed.columns === undefined) return go('file', failed)
    setColumns(data?.columns ?? {})
    go('columns', failed)
  }
  const check = async () => {
    const { data, failed } = await request({ dryRun: true, columns })
    go(data ? 'report' : failed.csv === undefined ? 'columns' : 'file', failed)
  }
  const run = async () => {
    const { data, failed } = await request({ dryRun: false, columns })
    go(data ? 'done' : 'report', failed)
  }
  return {
    ...{ step, csv, columns, language, report, failure, read, check, run, setLanguage },
    isBusy: isLoading,
    fileColumns: columnsOf(csv),
    back: () => go(step === 'report' ? 'columns' : 'file'),
    give: (text: string) => {
      setCsv(text)
      setFailure({})
    },
    refuse: (message: string) => setFailure({ csv: message }),
    choose: (field: ImportField, header: string) => {
      const others = Object.entries(columns).filter(([name]) => name !== field)
      setColumns(Object.fromEntries(header === '' ? others : [...others, [field, header]]))
      setFailure({})
    },
  }
}

export type Import = ReturnType<typeof useImport>

function failureAt(error: unknown): Failure {
  const { fields, message } = failureOf(error)
  const { csv, columns } = fields ?? {}
  return csv === undefined && columns === undefined ? { other: message } : { csv, columns }
}
