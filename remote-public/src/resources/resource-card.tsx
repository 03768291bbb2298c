import { useStore } from '@nanostores/react'
import type { Resource } from '@platform/shared-contracts/http'
import { formatBytes, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { moduleTitle } from '../app/catalog.ts'
import { formatDay } from '../lib/day.ts'
import { languageName } from '../lib/language-name.ts'
import { resourcesMessages, typeMessages } from './resources.messages.ts'
import styles from './resources.module.css'
import { SheetPicture } from './sheet-picture.tsx'

export function ResourceCard({ resource }: { readonly resource: Resource }) {
  const { title, summary, type, language, standards, moduleCode, fileUrl } = resource
  const m = useStore(resourcesMessages)
  const types = useStore(typeMessages)
  const page = useStore(i18n.language)
  return (
    <Card
      as="li"
      level={2}
      title={title}
      eyebrow={types[type]}
      aside={
        language === SOURCE_LANGUAGE ? (
          <SheetPicture type={type} />
        ) : (
          <Badge tone="info">{languageName(language, page)}</Badge>
        )
      }
      footer={
        <>
          <LinkButton
            href={fileUrl}
            download
            size="sm"
            icon={<DownloadIcon size={1.125} />}
            aria-label={m.downloadOf({ title })}
          >
            {m.download}
          </LinkButton>
          {moduleCode && (
            <Link className={styles.taught} to={`/modules/${moduleCode}`}>
              {m.taught({ module: moduleTitle(moduleCode) })}
            </Link>
          )}
        </>
      }
    >
      <p lang={language}>{summary}</p>
      <p className={styles.standards}>{standards.join(', ')}</p>
      <Facts resource={resource} />
    </Card>
  )
}

function Facts({ resource: { pages, sizeBytes, updatedOn, downloads } }: { readonly resource: Resource }) {
  const m = useStore(resourcesMessages)
  const language = useStore(i18n.language)
  return (
    <ul className={styles.facts}>
      <li>{m.pages({ count: pages })}</li>
      <li>{formatBytes(sizeBytes, language)}</li>
      <li>{m.updated({ date: formatDay(updatedOn, language) })}</li>
      {downloads > 0 && <li>{m.downloads({ count: downloads })}</li>}
    </ul>
  )
}
