import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SOCIAL_STATES, type SocialPage } from '@platform/shared-contracts/http'
import { useListView } from '../ui/use-list-view.ts'
import { PostTable } from './post-table.tsx'
import { useListSocialPostsQuery } from './social.api.ts'
import { socialMessages } from './social.messages.ts'
import layout from '../ui/layout.module.css'

export function PostList() {
  const t = useStore(socialMessages)
  const view = useListView(['q', 'state'])
  const { q, state } = view.filters
  const posts = useListSocialPostsQuery({ ...view.query, q: q || undefined, state: state || undefined })
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton to="/social-media?post=new" variant="primary" icon={<PlusIcon />}>
            {t.newPost}
          </LinkButton>
        }
      />
      <Alert kind="info" title={t.byHandTitle}>
        {t.byHand}
      </Alert>
      <div className={layout.search}>
        <SearchField label={t.search} value={q} onChange={(value) => view.choose({ q: value })} />
        <StateFilter
          counts={posts.data?.counts}
          value={state}
          onChange={(value) => view.choose({ state: value })}
        />
      </div>
      <PostTable posts={posts} view={view} />
    </>
  )
}

interface StateFilterProps {
  readonly counts: SocialPage['counts'] | undefined
  readonly value: string
  readonly onChange: (state: string) => void
}

function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const t = useStore(socialMessages)
  const { draft = 0, planned = 0, posted = 0 } = counts ?? {}
  const of = { draft, planned, posted }
  const choices = [
    ['', t.all({ count: draft + planned + posted })] as const,
    ...SOCIAL_STATES.map((state) => [state, t.stateCount({ state: t[state], count: of[state] })] as const),
  ]
  return <ChoiceBar label={t.states} choices={choices} value={value} onChoose={onChange} />
}
