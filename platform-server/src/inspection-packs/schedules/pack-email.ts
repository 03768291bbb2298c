import { SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../../domain/accounts/people.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { packEmail as catalog } from '../../locales/en/companies/pack-email.ts'
import type { StoredPack } from '../sql-packs.ts'

const messagesIn = createMessages({ packEmail: catalog })

interface Ready {
  readonly company: string
  readonly pack: Pick<StoredPack, 'describesOn' | 'site' | 'department' | 'people' | 'required' | 'current'>
  readonly setBy: string
  readonly token: string
  readonly expiresAt: Date
}

/** A link to the pack that a schedule made, for a manager, in the language of their account. */
export function packEmail(
  { email: to, firstName, language: chosen }: Pick<Person, 'email' | 'firstName' | 'language'>,
  { company, pack, setBy, token, expiresAt }: Ready,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const t = messagesIn(language)
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const place = [pack.site, pack.department].filter(Boolean).join(', ')
  const { people, required, current } = pack
  return {
    ...{ to, language },
    subject: t.subject({ company, day: format.format(new Date(pack.describesOn)) }),
    greeting: t.greeting({ firstName }),
    paragraphs: [
      t.made({ people: people ?? 0, required: required ?? 0, current: current ?? 0 }),
      place ? t.place({ place }) : t.everyone,
      t.link({ day: format.format(expiresAt) }),
    ],
    action: { label: t.action, path: `/inspection-pack?key=${token}` },
    closing: t.closing({ company, setBy }),
  }
}
