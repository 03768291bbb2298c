import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ScimAccess, ScimToken } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { useCopy } from '@platform/shared-ui/copy'
import type { Column } from '@platform/shared-ui/data-table'
import { TextField } from '@platform/shared-ui/field'
import { PlusIcon } from '@platform/shared-ui/icon'
import { DAY_AND_TIME, writeDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useColumns } from '../../ui/lists/use-columns.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import { Guide } from './guide.tsx'
import { useReadScimAccessQuery, useRevokeScimTokenMutation } from './provisioning.api.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import classes from './provisioning.module.css'
import { TokenDialog } from './token-dialog.tsx'

/** How the identity provider of the company is connected: its address, its tokens and the steps. */
export function Provisioning() {
  const t = useStore(provisioningMessages)
  const [isMaking, setMaking] = useState(false)
  const { data, ...state } = useReadScimAccessQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      {data && <Address baseUrl={data.baseUrl} />}
      <h2>{t.tokens}</h2>
      <div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setMaking(true)}>
          {t.create}
        </Button>
      </div>
      <ResourceList
        caption={t.tokens}
        columns={useTokenColumns()}
        answer={wholeList(state, data?.tokens)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        removal={({ id, name, revokedAt }) =>
          revokedAt === null
            ? {
                useRemove: useRevokeScimTokenMutation,
                arg: id,
                title: t.revokeTitle({ name }),
                text: t.revokeText,
                action: t.revoke,
                done: t.revokedNotice({ name }),
              }
            : null
        }
        empty={{ text: t.empty }}
      />
      <Guide />
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
    </div>
  )
}

function Address({ baseUrl }: Pick<ScimAccess, 'baseUrl'>) {
  const t = useStore(provisioningMessages)
  const copy = useCopy()
  const outcomes = { copied: t.addressCopied, failed: t.addressNotCopied }
  return (
    <div className={classes.address}>
      <TextField label={t.address} value={baseUrl} readOnly onFocus={({ target }) => target.select()} />
      <Button aria-label={t.copyAddress} onClick={() => void copy(baseUrl, outcomes)}>
        {t.copy}
      </Button>
    </div>
  )
}

function useTokenColumns(): readonly Column<ScimToken>[] {
  const t = useStore(provisioningMessages)
  const formats = useStore(format)
  const { text } = useColumns<ScimToken>()
  return [
    text('name', t.columnName, { isRowHeader: true, isSorted: true }),
    { id: 'state', header: t.columnState, cell: (token) => <State token={token} /> },
    {
      id: 'created',
      header: t.columnCreated,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt, createdBy }) => (
        <TwoLines second={t.by({ email: createdBy })}>{writeDay(createdAt, formats)}</TwoLines>
      ),
    },
    {
      id: 'used',
      header: t.columnUsed,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t.neverUsed : formats.time(new Date(lastUsedAt), DAY_AND_TIME),
    },
  ]
}

function State({ token: { revokedAt, revokedBy } }: { readonly token: ScimToken }) {
  const t = useStore(provisioningMessages)
  const formats = useStore(format)
  if (revokedAt === null) return <Badge tone="success">{t.active}</Badge>
  const second = t.on({ day: writeDay(revokedAt, formats), email: revokedBy ?? '' })
  return (
    <TwoLines second={second}>
      <Badge tone="neutral">{t.revoked}</Badge>
    </TwoLines>
  )
}
