import type { Language } from '@platform/shared-contracts/http'
import { downloadState, totalBytes, type DownloadRecord } from './download-state.rule.ts'

const record: DownloadRecord = {
  ...{ code: 'IC0110', language: 'en', at: 0, textBytes: 100, fileBytes: 900, queries: [] },
}

test.each<{
  readonly state: string
  readonly when: string
  readonly of: DownloadRecord | null
  readonly missingFiles: number | null
  readonly missingRecordings?: number
  readonly language: Language
}>([
  { state: 'none', when: 'nothing was downloaded', of: null, missingFiles: 0, language: 'en' },
  { state: 'ready', when: 'all is stored', of: record, missingFiles: 0, language: 'en' },
  {
    ...{ state: 'outdated', when: 'a recording was replaced', of: record, missingFiles: 0, language: 'en' },
    missingRecordings: 1,
  },
  { state: 'ready', when: 'the files could not be counted', of: record, missingFiles: null, language: 'en' },
  { state: 'outdated', when: 'a new release has other files', of: record, missingFiles: 3, language: 'en' },
  {
    state: 'otherLanguage',
    when: 'the page has another language',
    of: record,
    missingFiles: 0,
    language: 'es',
  },
])('is $state when $when', ({ state, of, language, missingFiles, missingRecordings = 0 }) => {
  expect(downloadState(of, { language, missingFiles, missingRecordings })).toBe(state)
})

test('counts the files that modules share once', () => {
  expect(totalBytes([])).toBe(0)
  expect(
    totalBytes([record, { ...record, code: 'IC0111', textBytes: 50, recordingBytes: 20, fileBytes: 950 }]),
  ).toBe(1120)
})
