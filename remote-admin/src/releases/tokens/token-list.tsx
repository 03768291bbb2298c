import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '@platform/shared-contracts/remote'
import { ResourceList } from '../../ui/resource-list.tsx'
import { useListView } from '../../ui/use-list-view.ts'
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
  const answer = useListDeployTokensQuery(undefined, {
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
      <ResourceList
        caption={t.caption}
        columns={tokenColumns(t, formats)}
        answer={answer}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        removal={({ id, name, team, state }) =>
          state === 'active'
            ? {
                useRemove: useRevokeDeployTokenMutation,
                arg: id,
                title: t.revokeTitle({ name }),
                text: t.revokeText({ team }),
                action: t.revoke,
                done: t.revokedNotice({ name }),
              }
            : null
        }
        empty={{ text: t.empty }}
      />
      {isCreating && <CreateToken onClose={() => setCreating(false)} />}
    </div>
  )
}
