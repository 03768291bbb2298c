import { chosenLanguage, tenantName } from '@platform/shared-contracts/rules'
import type { Signer } from '../../domain/certificates/signing/sign-certificate.ts'
import type { StoredCertificate } from '../../domain/certificates/sql-certificates.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { badge as catalog } from '../../locales/en/badge.ts'
import { badgeClaims, badgeOf, type BadgeTexts } from './badge.rule.ts'

const messagesIn = createMessages({ badge: catalog })

export function issuerOf({ site, tenant }: Pick<Signer, 'site' | 'tenant'>) {
  return { site, name: tenantName(tenant.config), email: tenant.config.support?.email ?? null }
}

/** A certificate as a verifiable credential: a VC-JWT whose `kid` leads to the public key. */
export function signedBadge(row: StoredCertificate, signer: Signer): Promise<string> {
  const { signing, site } = signer
  const badge = badgeOf(row, issuerOf(signer), textsOf(row))
  return signing.sign(badgeClaims(badge, row), `${site}/api/certificate-keys/${signing.kid}`)
}

function textsOf({ language, standard, measured, minutes }: StoredCertificate): BadgeTexts {
  const t = messagesIn(chosenLanguage(language))
  const { score, timeInLessons, attempts, evidence } = t
  return {
    description: t.description({ standard }),
    criteria: criteriaOf(measured, t),
    ...{ score, minutes: timeInLessons, attempts, evidence },
    narrative: measured
      ? t.measured({
          ...{ read: measured.lessonsRead, total: measured.lessonsTotal },
          ...{ minutes: measured.minutes, attempts: measured.attempts },
        })
      : t.earlier({ minutes }),
  }
}

/** What the person had to do, by how the quiz was opened. */
function criteriaOf(measured: StoredCertificate['measured'], t: ReturnType<typeof messagesIn>): string {
  if (!measured || measured.basis === null) return t.earlierCriteria
  return { lessons: t.criteria, renewal: t.renewalCriteria, staff: t.staffCriteria }[measured.basis]
}
