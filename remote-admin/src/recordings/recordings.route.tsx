import { useStore } from '@nanostores/react'
import { RECORDING_SORTS, type Recording } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatBytes } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { moduleOptions } from '../lib/module-title.ts'
import { languageName, languageOptions } from '../lib/language-name.ts'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceScreen } from '../ui/lists/resource-screen.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { RecordingDialog } from './recording-dialog.tsx'
import { useListRecordingsQuery, useRemoveRecordingMutation } from './recordings.api.ts'
import { recordingsMessages } from './recordings.messages.ts'

/** /admin/recordings: lessons read aloud by a person. */
export function RecordingsRoute() {
  const t = useStore(recordingsMessages)
  const view = useListView(['q', 'module', 'language'], RECORDING_SORTS)
  const modules = moduleOptions()
  const languages = languageOptions()
  const selects = [
    { name: 'module', label: t.module, any: t.anyModule, options: modules },
    { name: 'language', label: t.language, any: t.anyLanguage, options: languages },
  ] as const
  return (
    <ResourceScreen
      title={t.title}
      lead={t.lead}
      add={t.add}
      filters={<ListFilters view={view} search={t.search} selects={selects} />}
      Editor={RecordingDialog}
      columns={useRecordingColumns()}
      answer={useListRecordingsQuery(view.query)}
      view={view}
      rowName={({ lessonTitle }) => lessonTitle}
      removal={({ id, lessonTitle: title }) => ({
        useRemove: useRemoveRecordingMutation,
        arg: id,
        title: t.removeTitle({ title }),
        text: t.removeText,
        done: t.removed({ title }),
      })}
      empty={{ text: t.empty, filtered: t.emptySearch }}
    />
  )
}

function useRecordingColumns(): readonly Column<Recording>[] {
  const t = useStore(recordingsMessages)
  const page = useStore(locale)
  const { day } = useColumns<Recording>()
  return [
    {
      id: 'lessonId',
      header: t.lesson,
      isRowHeader: true,
      sortBy: ({ lessonId }) => lessonId,
      cell: ({ lessonTitle, moduleCode, cueCount, sizeBytes }) => (
        <TwoLines
          second={
            <>
              {moduleCode}, {t.captions({ count: cueCount, size: formatBytes(sizeBytes, page) })}
            </>
          }
        >
          {lessonTitle}
        </TwoLines>
      ),
    },
    {
      id: 'language',
      header: t.language,
      isCompact: true,
      cell: ({ language }) => languageName(language, page),
    },
    {
      id: 'length',
      header: t.length,
      cell: ({ seconds }) =>
        t.lengthOf({ minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) }),
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ isCurrent }) => (
        <Badge tone={isCurrent ? 'success' : 'warning'}>{isCurrent ? t.current : t.outdated}</Badge>
      ),
    },
    day('uploadedAt', t.uploadedAt, { isSorted: true }),
  ]
}

export { RecordingsRoute as Component }
