import { z } from 'zod/mini'
import { code, day, multiline, text, verbatim } from '../text.ts'
import { PAGE_QUERY, pageOf } from '../paging.ts'

/** Whose dashboard shows a notice. Learners are all who are no professional partners. */
export const NOTICE_AUDIENCES = ['everyone', 'learners', 'partners'] as const

/** `startsOn` and `endsOn` are calendar days in UTC, the last one included. */
const NoticeContent = z.object({
  title: text(80).check(z.minLength(1, 'Enter a title.')),
  text: multiline(600).check(z.trim(), z.minLength(1, 'Enter the text.')),
  /** A path of this site, with its query. */
  link: z.nullable(code(/^\/(?!\/)[\w\-./?=&%]*$/, 200, 'Use a path of this site, such as /progress.')),
  startsOn: day('Choose the first day.'),
  endsOn: day('Choose the last day.'),
  audience: z.enum(NOTICE_AUDIENCES, 'Choose who sees it.'),
})

/**
 * POST {api}/admin/notices answers 201 and the Notice, PUT {api}/admin/notices/:id 200, DELETE 204. Roles admin and
 * super_admin. Errors: 404 `notice-not-found`, 422.
 */
export const NoticeRequest = NoticeContent.check(
  z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first day.',
  }),
)
export type NoticeRequest = z.infer<typeof NoticeRequest>

export const Notice = z.extend(NoticeContent, { id: z.number() })
export type Notice = z.infer<typeof Notice>

/** What a list of notices can be sorted by; a minus is descending. */
export const NOTICE_SORTS = ['-startsOn', 'startsOn', 'endsOn', '-endsOn', 'title', '-title'] as const

/** GET {api}/admin/notices: `q` is part of title or text. */
export const NoticeQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(NOTICE_SORTS), '-startsOn'),
  q: z._default(text(100), ''),
  audience: z._default(verbatim(20), ''),
})
export type NoticeQuery = z.infer<typeof NoticeQuery>

export const NoticePage = pageOf(Notice)
export type NoticePage = z.infer<typeof NoticePage>

/** GET {api}/notices: those for the signed-in user that hold today, the newest first, at most 20. */
export const CurrentNotices = z.array(Notice)
export type CurrentNotices = z.infer<typeof CurrentNotices>
