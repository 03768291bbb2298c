import { useStore } from '@nanostores/react'
import type { Professional } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { writeDay } from '../lib/format.ts'
import { professionalsMessages } from './professionals.messages.ts'
import layout from '../ui/layout.module.css'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'

export function useProfessionalColumns(): readonly Column<Professional>[] {
  const t = useStore(professionalsMessages)
  const formats = useStore(format)
  const { day } = useColumns<Professional>()
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ lastName }) => lastName,
      cell: ({ firstName, lastName, companyName }) => (
        <TwoLines second={companyName}>{`${firstName} ${lastName}`}</TwoLines>
      ),
    },
    {
      id: 'place',
      header: t.columnPlace,
      sortBy: ({ state }) => state,
      cell: ({ city, state }) => [city, state].filter(Boolean).join(', '),
    },
    {
      id: 'certifications',
      header: t.columnCertifications,
      cell: ({ certifications, certifiedUntil }) => (
        <span className={layout.lines}>
          <span className={layout.badges}>
            {certifications.map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
          </span>
          {certifiedUntil !== null && (
            <span className={layout.muted}>{t.until({ day: writeDay(certifiedUntil, formats) })}</span>
          )}
        </span>
      ),
    },
    { id: 'services', header: t.columnServices, cell: ({ services }) => services.join(', ') },
    { id: 'contact', header: t.columnContact, cell: (one) => <Contact professional={one} /> },
    day('checkedOn', t.columnChecked, { none: t.notChecked, isSorted: true }),
  ]
}

function Contact({ professional: { email, phone, doNotContact } }: { readonly professional: Professional }) {
  const t = useStore(professionalsMessages)
  if (doNotContact) return <Badge tone="danger">{t.noContact}</Badge>
  return (
    <span className={layout.lines}>
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== null && <span className={layout.muted}>{phone}</span>}
    </span>
  )
}
