import { PartnerRecordRequest } from '@platform/shared-contracts/http'
import { draftOf, requestOf, type PartnerDraft } from './partner-form.rule.ts'

const zoe = { firstName: 'Zoë', lastName: 'O’Neil' }

const typed = (change: Partial<PartnerDraft>, profile: Partial<PartnerDraft['profile']>): PartnerDraft => {
  const draft = { ...draftOf(zoe), title: 'Hygienist', ...change }
  return { ...draft, profile: { ...draft.profile, ...profile } }
}

it('starts with a URL derived from the name', () => {
  expect(draftOf(zoe).profile).toMatchObject({ publicUrl: 'zoe-o-neil', languages: 'en' })
})

it('makes lists of what was typed, each part once', () => {
  const draft = typed(
    { certifications: 'CSP, CIH, CSP' },
    { bio: 'One\nstill one.\n\nTwo.', services: 'Audits\n\nAir surveys', states: 'tx ok,' },
  )
  expect(requestOf(draft)).toMatchObject({
    certifications: ['CSP', 'CIH'],
    profile: {
      bio: ['One\nstill one.', 'Two.'],
      services: ['Audits', 'Air surveys'],
      states: ['TX', 'OK'],
    },
  })
})

it('reads back what it wrote', () => {
  const credentials = [{ name: 'CSP', issuer: 'BCSP', verifiedOn: '2026-01-02', expiresOn: '' }]
  const request = requestOf(typed({}, { bio: 'One.\n\nTwo.', states: 'TX', credentials }))
  expect(request.profile.credentials[0]?.expiresOn).toBeNull()
  expect(requestOf(draftOf({ ...zoe, ...request }))).toEqual(request)
})

it.each([
  [typed({ title: ' ' }, {}), 'title'],
  [typed({}, { states: 'TX, T1' }), 'profile.states.1'],
  [typed({}, { languages: '' }), 'profile.languages'],
  [
    typed({}, { credentials: [{ name: '', issuer: 'BCSP', verifiedOn: '', expiresOn: '' }] }),
    'profile.credentials.0.name',
  ],
])('is found wrong by the schema of the request at the field that shows it', (draft, field) => {
  const { error } = PartnerRecordRequest.safeParse(requestOf(draft))
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual([field])
})
