import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LtiPlatform } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceScreen } from '../ui/lists/resource-screen.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import layout from '../ui/layout.module.css'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListLtiPlatformsQuery, useRemoveLtiPlatformMutation } from './lti.api.ts'
import { ltiMessages } from './lti.messages.ts'
import { PlatformDialog } from './platform-dialog.tsx'
import { ToolDialog } from './tool-dialog.tsx'

/** /admin/lti: the systems of customers that may open modules. */
export function LtiRoute() {
  const t = useStore(ltiMessages)
  const view = useListView(['q'])
  const { q, page, size } = view.query
  return (
    <ResourceScreen
      title={t.title}
      lead={t.lead}
      add={t.add}
      actions={<Addresses />}
      filters={<ListFilters view={view} search={t.search} />}
      Editor={PlatformDialog}
      columns={usePlatformColumns()}
      answer={useListLtiPlatformsQuery({ q, page, size })}
      view={view}
      rowName={({ name }) => name}
      removal={({ id, name }) => ({
        useRemove: useRemoveLtiPlatformMutation,
        arg: id,
        title: t.removeTitle({ name }),
        text: t.removeText,
        done: t.removed({ name }),
      })}
      empty={{ text: t.empty, filtered: t.emptySearch }}
    />
  )
}

function Addresses() {
  const t = useStore(ltiMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.addresses}</Button>
      {isOpen && <ToolDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function usePlatformColumns(): readonly Column<LtiPlatform>[] {
  const t = useStore(ltiMessages)
  const { day } = useColumns<LtiPlatform>()
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      cell: ({ id, name, issuer }) => (
        <TwoLines second={issuer}>
          <Link to={`/admin/lti/${id}`} aria-label={t.results({ name })}>
            {name}
          </Link>
        </TwoLines>
      ),
    },
    { id: 'state', header: t.state, cell: (platform) => <State platform={platform} /> },
    {
      id: 'people',
      header: t.people,
      cell: ({ people, seats }) => (seats === null ? people : t.peopleOf({ people, seats })),
    },
    {
      id: 'modules',
      header: t.modules,
      cell: ({ moduleCodes, givesAccess }) => (
        <TwoLines second={givesAccess ? t.free : t.bought}>
          {t.modulesOpen({ count: moduleCodes.length })}
        </TwoLines>
      ),
    },
    day('lastLaunchAt', t.lastLaunch, { none: t.never }),
  ]
}

function State({ platform: { isActive, failedGrades } }: { readonly platform: LtiPlatform }) {
  const t = useStore(ltiMessages)
  return (
    <span className={layout.badges}>
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? t.on : t.off}</Badge>
      {failedGrades > 0 && <Badge tone="danger">{t.failed({ count: failedGrades })}</Badge>}
    </span>
  )
}

export { LtiRoute as Component }
