import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyManager } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useColumns } from '../../ui/lists/use-columns.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import layout from '../../ui/layout.module.css'
import { managerMessages } from './company.messages.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { useListManagersQuery, useRevokeManagerMutation, type ManagersPath } from './managers.api.ts'

interface ManagerListProps {
  readonly path: ManagersPath
  readonly companyName: string
}

/** Who manages the people of a company, for its owners and for super admins. */
export function ManagerList({ path, companyName }: ManagerListProps) {
  const t = useStore(managerMessages)
  const [isGranting, setGranting] = useState(false)
  const { data, ...state } = useListManagersQuery(path)
  const removalOf = useRemoval(path, companyName)
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setGranting(true)}>
          {t.grant}
        </Button>
      </div>
      <ResourceList
        caption={t.caption}
        columns={useManagerColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        removal={removalOf}
        empty={{ text: t.empty }}
      />
      {isGranting && <GrantDialog {...{ path, companyName }} onClose={() => setGranting(false)} />}
    </div>
  )
}

function useRemoval(path: ManagersPath, companyName: string) {
  const t = useStore(managerMessages)
  const ownId = Number(usePlatform().session.user?.id)
  return ({ userId, name }: CompanyManager) => ({
    useRemove: useRevokeManagerMutation,
    arg: { path, userId },
    title: t.revokeTitle({ name }),
    text:
      userId === ownId ? t.revokeOwnText({ company: companyName }) : t.revokeText({ company: companyName }),
    action: t.revoke,
    done: t.revoked({ name }),
  })
}

function useManagerColumns(): readonly Column<CompanyManager>[] {
  const t = useStore(managerMessages)
  const { text, day } = useColumns<CompanyManager>()
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name, email }) => <TwoLines second={email}>{name}</TwoLines>,
    },
    {
      id: 'rights',
      header: t.columnRights,
      sortBy: ({ isOwner }) => Number(isOwner),
      cell: ({ isOwner }) => (isOwner ? <Badge tone="accent">{t.owner}</Badge> : t.manager),
    },
    text('grantedBy', t.columnGrantedBy),
    day('grantedAt', t.columnGrantedAt, { isSorted: true }),
  ]
}
