import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { socialText } from '@platform/shared-contracts/rules'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { failureOf } from '../lib/failure.ts'
import { format } from '../lib/format.ts'
import type { useAddress } from '../lib/use-address.ts'
import { excerptOf } from './excerpt.rule.ts'
import { postColumns } from './post-columns.tsx'
import { RemovePostDialog } from './remove-post-dialog.tsx'
import { PAGE_SIZE, type useListSocialPostsQuery } from './social.api.ts'
import { socialMessages } from './social.messages.ts'
import { useCopy } from './use-copy.ts'
import { useMark } from './use-mark.ts'

interface Props {
  readonly posts: ReturnType<typeof useListSocialPostsQuery>
  readonly address: ReturnType<typeof useAddress>
}

export function PostTable({ posts: { data, isError, isFetching, refetch }, address }: Props) {
  const t = useStore(socialMessages)
  const formats = useStore(format)
  const [removing, setRemoving] = useState<SocialPost | null>(null)
  const actions = useActions(setRemoving)
  const isNarrowed = address.value('q') !== '' || address.value('state') !== ''
  return (
    <>
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={postColumns(t, formats)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ text }) => excerptOf(text)}
        rowActions={actions}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={isNarrowed ? t.empty : t.none}
        emptyAction={
          isNarrowed ? (
            <Button onClick={() => address.choose({ q: '', state: '' })}>{t.clear}</Button>
          ) : (
            <LinkButton to="/social-media?post=new">{t.newPost}</LinkButton>
          )
        }
        page={{ page: address.page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={address.turn}
      />
      {removing && <RemovePostDialog post={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function useActions(onRemove: (post: SocialPost) => void) {
  const t = useStore(socialMessages)
  const copy = useCopy()
  const { mark } = useMark()
  const { notify } = usePlatform()
  return (post: SocialPost) => {
    const isPosted = post.state === 'posted'
    return [
      { label: isPosted ? t.open : t.edit, to: `/social-media?post=${post.id}` },
      { label: t.copy, onSelect: () => void copy(socialText(post)) },
      {
        label: isPosted ? t.reopen : t.markPosted,
        onSelect: () =>
          void mark(post, !isPosted).catch((error: unknown) => notify('danger', failureOf(error).message)),
      },
      { label: t.remove, isDanger: true, onSelect: () => onRemove(post) },
    ]
  }
}
