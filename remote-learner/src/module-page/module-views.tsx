import { useStore } from '@nanostores/react'
import { Link, useSearchParams } from 'react-router-dom'
import { phoneMessages } from './player/phone/phone.messages.ts'
import classes from './module-views.module.css'

const VIEWS = ['lesson', 'notes', 'facts', 'practice'] as const
export type ModuleView = (typeof VIEWS)[number]

/** The part that a narrow window shows, from the address; a wide window shows all of them. */
export function useModuleView(): ModuleView {
  const [params] = useSearchParams()
  return VIEWS.find((view) => view === params.get('view')) ?? 'lesson'
}

/** On a phone each part of a module is a page of its own, so that practice and notes do not stand below a long lesson. */
export function ModuleViews({ hasNotes }: { readonly hasNotes: boolean }) {
  const t = useStore(phoneMessages)
  const [params] = useSearchParams()
  const open = useModuleView()
  return (
    <nav className={classes.views} aria-label={t.views}>
      {VIEWS.filter((view) => hasNotes || view !== 'notes').map((view) => (
        <Link
          key={view}
          to={searchFor(view, params)}
          aria-current={view === open ? 'page' : undefined}
          preventScrollReset
        >
          {t[view]}
        </Link>
      ))}
    </nav>
  )
}

/** The open lesson stays in the address; a section applies to one navigation only. */
function searchFor(view: ModuleView, params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.delete('section')
  if (view === 'lesson') next.delete('view')
  else next.set('view', view)
  return `?${next.toString()}`
}
