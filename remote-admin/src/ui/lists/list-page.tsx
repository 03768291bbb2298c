import type { ReactNode } from 'react'
import { LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import layout from '../layout.module.css'
import { ResourceList, type ResourceListProps } from './resource-list.tsx'
import type { ListView } from './use-list-view.ts'

interface ListPageProps<Row, Arg> extends ResourceListProps<Row, Arg> {
  readonly view: ListView & {
    readonly filters: { readonly q: string; readonly state?: string }
    readonly choose: (change: { readonly q?: string; readonly state?: string }) => void
  }
  readonly title: string
  readonly lead: string
  /** Where a new row is written: an editor with an address of its own. */
  readonly add: { readonly to: string; readonly label: string }
  /** Between the title and the filters. */
  readonly notice?: ReactNode
  /** Label of the search field, which is the filter `q`. */
  readonly search: string
  /** The states that the list can be narrowed to: the filter `state`. */
  readonly states?: {
    readonly label: string
    readonly choices: readonly (readonly [value: string, label: string])[]
  }
}

/** The list of a resource whose rows are edited at an address of their own; others are a `ResourceScreen`. */
export function ListPage<Row, Arg>(props: ListPageProps<Row, Arg>) {
  const { title, lead, add, notice, search, states, ...list } = props
  const { filters, choose } = props.view
  const toNew = (
    <LinkButton to={add.to} variant="primary" icon={<PlusIcon />}>
      {add.label}
    </LinkButton>
  )
  const field = <SearchField label={search} value={filters.q} onChange={(q) => choose({ q })} />
  return (
    <>
      <PageHeader title={title} lead={lead} actions={toNew} />
      {notice}
      {states ? (
        <div className={layout.search}>
          {field}
          <ChoiceBar {...states} value={filters.state ?? ''} onChoose={(state) => choose({ state })} />
        </div>
      ) : (
        field
      )}
      <ResourceList {...list} empty={{ action: toNew, ...list.empty }} />
    </>
  )
}
