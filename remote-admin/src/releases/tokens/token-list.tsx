import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeployToken } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '../../lib/format.ts'
import { RemoveAction } from '../../ui/remove-action.tsx'
import { CreateToken } from './create-token.tsx'
import { tokenColumns } from './token-columns.tsx'
import { useListDeployTokensQuery, useRevokeDeployTokenMutation } from './tokens.api.ts'
import { tokensMessages } from './tokens.messages.ts'
import classes from './tokens.module.css'

/** Every token that was ever made, for operators. */
export function TokenList() {
  const t = useStore(tokensMessages)
  const formats = useStore(format)
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<DeployToken | null>(null)
  const { data, isFetching, isError, refetch } = useListDeployTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t.create}
    </Button>
  )
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        back={{ to: '/release-management', label: t.back }}
        title={t.title}
        lead={t.lead}
        actions={create}
      />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={tokenColumns(t, formats)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(token) =>
          token.state === 'active'
            ? [{ label: t.revoke, isDanger: true, onSelect: () => setRevoking(token) }]
            : []
        }
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
      />
      {isCreating && <CreateToken onClose={() => setCreating(false)} />}
      {revoking && (
        <RemoveAction
          useRemove={useRevokeDeployTokenMutation}
          arg={revoking.id}
          title={t.revokeTitle({ name: revoking.name })}
          text={t.revokeText({ team: revoking.team })}
          action={t.revoke}
          done={t.revokedNotice({ name: revoking.name })}
          onClose={() => setRevoking(null)}
        />
      )}
    </div>
  )
}
