import type { SocialPost } from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME, type Formats } from '../lib/format.ts'
import { excerptOf } from './excerpt.rule.ts'
import { PostState } from './post-state.tsx'
import type { socialMessages } from './social.messages.ts'

type Texts = ReturnType<(typeof socialMessages)['get']>

export function postColumns(t: Texts, { time }: Formats): readonly Column<SocialPost>[] {
  return [
    {
      id: 'text',
      header: t.columnText,
      isRowHeader: true,
      cell: ({ id, text }) => <Link to={`/social-media?post=${id}`}>{excerptOf(text)}</Link>,
    },
    {
      id: 'networks',
      header: t.columnNetworks,
      cell: ({ networks }) => networks.map((network) => t[network]).join(', '),
    },
    { id: 'state', header: t.columnState, isCompact: true, cell: (post) => <PostState post={post} /> },
    {
      id: 'date',
      header: t.columnDate,
      isCompact: true,
      cell: ({ plannedFor, postedAt }) => {
        const date = postedAt ?? plannedFor
        return date ? time(new Date(date), DAY_AND_TIME) : t.noDate
      },
    },
    { id: 'by', header: t.columnBy, cell: ({ createdBy }) => createdBy },
  ]
}
