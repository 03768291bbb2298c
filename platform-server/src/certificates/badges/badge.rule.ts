import type { StoredCertificate } from '../../domain/certificates/sql-certificates.ts'

/** Texts in the language of the training. */
export interface BadgeTexts {
  readonly description: string
  readonly criteria: string
  readonly score: string
  readonly minutes: string
  readonly attempts: string
  readonly evidence: string
  /** What was measured, in words. */
  readonly narrative: string
}

interface Issuer {
  /** Address of the tenant's site, without a slash at the end. */
  readonly site: string
  readonly name: string
  readonly email: string | null
}

type Row = Pick<
  StoredCertificate,
  | 'id'
  | 'code'
  | 'number'
  | 'moduleCode'
  | 'moduleTitle'
  | 'holderName'
  | 'score'
  | 'language'
  | 'contentVersion'
  | 'measured'
  | 'issuedAt'
  | 'expiresAt'
>

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]
const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** The claims of a JWT count whole seconds, and have to equal these. */
const wholeSeconds = (at: Date) => `${at.toISOString().slice(0, 19)}Z`
const numericDate = (at: Date) => Math.floor(at.getTime() / 1000)

/** The issuer profile of a tenant. */
export function issuerProfile({ site, name, email }: Issuer) {
  return {
    id: `${site}/api/badges/issuer`,
    type: ['Profile'],
    ...{ name, url: site },
    ...(email === null ? {} : { email }),
  }
}

export function revocationListUrl(site: string): string {
  return `${site}/api/badges/revocations`
}

/** A certificate as an OpenBadgeCredential (Open Badges 3.0). */
export function badgeOf(row: Row, issuer: Issuer, texts: BadgeTexts) {
  const { site } = issuer
  const check = `${site}/verify/${row.code}`
  return {
    '@context': CONTEXTS,
    id: `urn:uuid:${row.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.moduleTitle,
    description: texts.description,
    issuer: issuerProfile(issuer),
    ...{ awardedDate: wholeSeconds(row.issuedAt), validFrom: wholeSeconds(row.issuedAt) },
    validUntil: wholeSeconds(row.expiresAt),
    credentialSubject: {
      id: `${check}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: row.holderName, identityType: 'name' },
      ],
      licenseNumber: row.number,
      achievement: achievementOf(row, site, texts),
      result: resultsOf(row, site),
    },
    evidence: [{ id: check, type: ['Evidence'], name: texts.evidence, narrative: texts.narrative }],
    credentialStatus: { id: revocationListUrl(site), type: '1EdTechRevocationList' },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  }
}

export type Badge = ReturnType<typeof badgeOf>

/** The badge with the claims that a VC-JWT repeats from it. */
export function badgeClaims(badge: Badge, { issuedAt, expiresAt }: Pick<Row, 'issuedAt' | 'expiresAt'>) {
  return {
    ...badge,
    ...{ iss: badge.issuer.id, jti: badge.id, sub: badge.credentialSubject.id },
    ...{ nbf: numericDate(issuedAt), exp: numericDate(expiresAt) },
  }
}

function achievementUrl({ moduleCode, contentVersion }: Row, site: string): string {
  return `${site}/modules/${moduleCode}?version=${encodeURIComponent(contentVersion)}`
}

function achievementOf(row: Row, site: string, texts: BadgeTexts) {
  const id = achievementUrl(row, site)
  const measures = row.measured
    ? [
        { id: `${id}#minutes`, type: ['ResultDescription'], name: texts.minutes, resultType: 'RawScore' },
        { id: `${id}#attempts`, type: ['ResultDescription'], name: texts.attempts, resultType: 'RawScore' },
      ]
    : []
  return {
    id,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: row.moduleTitle,
    description: texts.description,
    criteria: { narrative: texts.criteria },
    ...{ humanCode: row.moduleCode, inLanguage: row.language, version: row.contentVersion },
    resultDescription: [
      {
        ...{ id: `${id}#score`, type: ['ResultDescription'], name: texts.score, resultType: 'Percent' },
        ...{ valueMin: '0', valueMax: '100' },
      },
      ...measures,
    ],
  }
}

/** A certificate of earlier rules has a score, and nothing that the server measured. */
function resultsOf(row: Row, site: string) {
  const id = achievementUrl(row, site)
  const result = (part: string, value: number) => ({
    type: ['Result'],
    resultDescription: `${id}#${part}`,
    value: String(value),
  })
  const { measured, score } = row
  return [
    result('score', Math.round(score * 100)),
    ...(measured ? [result('minutes', measured.minutes), result('attempts', measured.attempts)] : []),
  ]
}
