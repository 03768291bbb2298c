import type { BlogAdminSummary } from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import type { Column } from '@platform/shared-ui/data-table'
import type { format } from '@platform/shared-contracts/remote'
import { DAY, DAY_AND_TIME } from '../lib/format.ts'
import type { blogMessages } from './blog.messages.ts'
import { PostState } from './post-state.tsx'
import classes from './blog.module.css'

type Texts = ReturnType<(typeof blogMessages)['get']>
type Time = ReturnType<(typeof format)['get']>['time']

export function postColumns(t: Texts, time: Time): readonly Column<BlogAdminSummary>[] {
  return [
    {
      id: 'title',
      header: t.columnTitle,
      isRowHeader: true,
      cell: ({ slug, title, author }) => (
        <>
          <Link to={`/admin/blog?post=${slug}`}>{title}</Link>
          <span className={classes.author}>{author}</span>
        </>
      ),
    },
    { id: 'state', header: t.columnState, isCompact: true, cell: ({ state }) => <PostState state={state} /> },
    { id: 'tags', header: t.columnTags, cell: ({ tags }) => tags.join(', ') },
    {
      id: 'date',
      header: t.columnDate,
      isCompact: true,
      cell: ({ publishedAt }) => (publishedAt ? time(new Date(publishedAt), DAY_AND_TIME) : t.noDate),
    },
    {
      id: 'changed',
      header: t.columnChanged,
      cell: ({ updatedAt, updatedBy }) => {
        const date = time(new Date(updatedAt), DAY)
        return updatedBy ? t.by({ date, who: updatedBy }) : date
      },
    },
  ]
}
