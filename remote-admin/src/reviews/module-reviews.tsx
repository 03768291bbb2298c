import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MODERATION_STATES, type ModuleReviewRecord } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { SelectField } from '@platform/shared-ui/select-field'
import { languageName } from '../lib/language-name.ts'
import { moduleOptions, moduleTitle } from '../lib/module-title.ts'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { ModuleReviewDialog } from './module-review-dialog.tsx'
import { ReviewText } from './review-text.tsx'
import { useListModuleReviewsQuery } from './reviews.api.ts'
import { reviewsMessages } from './reviews.messages.ts'
import layout from '../ui/layout.module.css'

/** Reviews of modules: what waits for a decision first. */
export function ModuleReviews() {
  const t = useStore(reviewsMessages)
  const [open, setOpen] = useState<ModuleReviewRecord | null>(null)
  const view = useListView(['state', 'module'])
  const { page, size, filters } = view
  const state = MODERATION_STATES.find((one) => one === filters.state) ?? ''
  return (
    <div className={layout.stack}>
      <Filters view={view} />
      <ResourceList
        caption={t.title}
        columns={useReviewColumns()}
        answer={useListModuleReviewsQuery({ state, module: filters.module, page, size })}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ code, author }) => `${moduleTitle(code)}, ${author}`}
        rowActions={(one) =>
          one.state === 'rejected'
            ? []
            : [{ label: one.state === 'pending' ? t.look : t.unpublish, onSelect: () => setOpen(one) }]
        }
        empty={{ text: t.modulesEmpty, filtered: t.emptyFilter }}
      />
      {open && <ModuleReviewDialog review={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface FiltersProps {
  readonly view: {
    readonly filters: Readonly<Record<'state' | 'module', string>>
    readonly choose: (change: Partial<Record<'state' | 'module', string>>) => void
  }
}

function Filters({ view: { filters, choose } }: FiltersProps) {
  const t = useStore(reviewsMessages)
  return (
    <div className={layout.filters}>
      <SelectField
        label={t.state}
        isLabelHidden
        emptyOption={t.anyState}
        options={MODERATION_STATES.map((value) => ({ value, label: t[value] }))}
        value={filters.state}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <SelectField
        label={t.module}
        isLabelHidden
        emptyOption={t.anyModule}
        options={moduleOptions()}
        value={filters.module}
        onChange={({ target }) => choose({ module: target.value })}
      />
    </div>
  )
}

const TONES: Readonly<Record<ModuleReviewRecord['state'], BadgeTone>> = {
  pending: 'warning',
  published: 'success',
  rejected: 'danger',
}

function useReviewColumns(): readonly Column<ModuleReviewRecord>[] {
  const t = useStore(reviewsMessages)
  const page = useStore(locale)
  const { day } = useColumns<ModuleReviewRecord>()
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      cell: ({ code, author }) => <TwoLines second={author}>{moduleTitle(code)}</TwoLines>,
    },
    {
      id: 'review',
      header: t.review,
      cell: ({ stars, comment, language }) => (
        <TwoLines second={comment && language !== page && t.in({ language: languageName(language, page) })}>
          <ReviewText {...{ stars, comment, language }} />
        </TwoLines>
      ),
    },
    day('writtenAt', t.written),
    {
      id: 'state',
      header: t.state,
      cell: ({ state, reason }) => (
        <TwoLines second={reason}>
          <Badge tone={TONES[state]}>{t[state]}</Badge>
        </TwoLines>
      ),
    },
  ]
}
