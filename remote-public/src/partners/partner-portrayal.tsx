import { useStore } from '@nanostores/react'
import type { PartnerDetail } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { CalendarIcon, MailIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { moduleTitle } from '../app/catalog.ts'
import { languageName } from '../lib/language-name.ts'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { TitleWithPortrait } from '../ui/portrait.tsx'
import { ContactForm } from './contact-form.tsx'
import { CredentialList } from './credential-list.tsx'
import { fullName } from './partner-facts.rule.ts'
import styles from './partners.module.css'
import { ReviewList } from './review-list.tsx'
import { profileMessages } from './profile.messages.ts'
import { reachMessages } from './reach.messages.ts'

interface PartnerPortrayalProps {
  readonly partner: PartnerDetail
  readonly back: string
}

export function PartnerPortrayal({ partner, back }: PartnerPortrayalProps) {
  const m = useStore(profileMessages)
  const name = fullName(partner)
  const credentials = partner.certifications.join(', ')
  return (
    <>
      <StructuredData data={personData(partner)} />
      <DocumentHead
        title={name}
        description={m.description({ name: [name, credentials].filter(Boolean).join(', ') })}
      />
      <PageHeader
        title={<TitleWithPortrait title={name} name={name} portrait={partner.portrait} />}
        lead={[partner.title, credentials].filter(Boolean).join(' · ')}
        back={{ to: back, label: m.back }}
        actions={
          <>
            <LinkButton
              to={`/consultations?partner=${partner.id}`}
              variant="primary"
              icon={<CalendarIcon size={1.125} />}
            >
              {m.book}
            </LinkButton>
            <LinkButton href="#write" icon={<MailIcon size={1.125} />}>
              {m.write}
            </LinkButton>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className="prose" aria-labelledby="about">
            <h2 id="about">{m.about}</h2>
            {partner.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className="prose" aria-labelledby="help">
            <h2 id="help">{m.services}</h2>
            <ul>
              {partner.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </section>
          <CredentialList credentials={partner.credentials} />
          <ReviewList reviews={partner.reviews} />
          <ContactForm partner={partner} />
        </div>
        <Reach partner={partner} />
      </div>
    </>
  )
}

function Reach({ partner }: { readonly partner: PartnerDetail }) {
  const m = useStore(profileMessages)
  const reach = useStore(reachMessages)
  const language = useStore(i18n.language)
  return (
    <dl className={styles.facts}>
      <dt>{reach.states}</dt>
      <dd>{partner.states.join(', ')}</dd>
      <dt>{reach.languages}</dt>
      <dd>{partner.languages.map((tag) => languageName(tag, language)).join(', ')}</dd>
      <dt>{m.specialties}</dt>
      <dd>
        <ul>
          {partner.specialties.map((code) => (
            <li key={code}>
              <Link to={`/modules/${code}`}>{moduleTitle(code)}</Link>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}

function personData(partner: PartnerDetail) {
  return {
    '@type': 'Person',
    name: fullName(partner),
    jobTitle: partner.title ?? undefined,
    url: `/consultant/${partner.publicUrl}`,
    knowsLanguage: partner.languages,
    knowsAbout: partner.services,
    hasCredential: partner.credentials.map(({ name, issuer }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      recognizedBy: { '@type': 'Organization', name: issuer },
    })),
  }
}
