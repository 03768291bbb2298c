import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PencilIcon } from '@platform/shared-ui/icon'
import type { CheckedPage } from './page-checks.rule.ts'
import type { seoMessages } from './seo.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './seo.module.css'

type Texts = ReturnType<(typeof seoMessages)['get']>

export function pageColumns(t: Texts, edit: (page: CheckedPage) => void): readonly Column<CheckedPage>[] {
  return [
    {
      id: 'path',
      header: t.path,
      isRowHeader: true,
      sortBy: ({ path }) => path,
      cell: (page) => (
        <span className={classes.path}>
          {page.path}
          <Button
            size="sm"
            variant="ghost"
            icon={<PencilIcon size={1} />}
            aria-label={t.edit({ path: page.path })}
            onClick={() => edit(page)}
          />
        </span>
      ),
    },
    {
      id: 'texts',
      header: t.pageTitle,
      cell: ({ title, isOwn }) => (
        <>
          {title} <Badge tone={isOwn ? 'accent' : 'neutral'}>{isOwn ? t.customTexts : t.followsPage}</Badge>
        </>
      ),
    },
    { id: 'description', header: t.description, cell: ({ description }) => description },
    {
      id: 'checks',
      header: t.checks,
      cell: ({ checks }) => (
        <span className={layout.badges}>
          {checks.map((check) => (
            <Badge key={check} tone="warning">
              {t[check]}
            </Badge>
          ))}
        </span>
      ),
    },
  ]
}
