import { useStore } from '@nanostores/react'
import { ResourceScreen } from '../../ui/lists/resource-screen.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { CreateToken } from './create-token.tsx'
import { useTokenColumns } from './token-columns.tsx'
import { useListDeployTokensQuery, useRevokeDeployTokenMutation } from './tokens.api.ts'
import { tokensMessages } from './tokens.messages.ts'

/** Every token that was ever made, for operators. */
export function TokenList() {
  const t = useStore(tokensMessages)
  return (
    <ResourceScreen
      title={t.title}
      lead={t.lead}
      back={{ to: '/release-management', label: t.back }}
      add={t.create}
      Editor={CreateToken}
      mayEdit={() => false}
      columns={useTokenColumns()}
      answer={useListDeployTokensQuery(undefined, { refetchOnMountOrArgChange: true })}
      view={useListView([])}
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
  )
}
