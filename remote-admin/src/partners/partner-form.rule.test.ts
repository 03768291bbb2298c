import { formErrors, formOf, requestOf } from './partner-form.rule.ts'

const zoe = { firstName: 'Zoë', lastName: 'O’Neil' }

it('starts with a URL derived from the name', () => {
  expect(formOf(zoe)).toMatchObject({ publicUrl: 'zoe-o-neil', languages: 'en' })
})

it('makes lists of what was typed, each part once', () => {
  const form = {
    ...formOf(zoe),
    certifications: 'CSP, CIH, CSP',
    bio: 'One\nstill one.\n\nTwo.',
    services: 'Audits\n\nAir surveys',
    states: 'tx ok,',
    credentials: [{ name: ' ', issuer: '', verifiedOn: null, expiresOn: null }],
  }
  expect(requestOf(form)).toMatchObject({
    certifications: ['CSP', 'CIH'],
    profile: {
      bio: ['One\nstill one.', 'Two.'],
      services: ['Audits', 'Air surveys'],
      states: ['TX', 'OK'],
      credentials: [],
    },
  })
})

it('reads back what it wrote', () => {
  const request = requestOf({ ...formOf(zoe), title: 'Hygienist', bio: 'One.\n\nTwo.', states: 'TX' })
  expect(requestOf(formOf({ ...zoe, ...request, id: 1, email: '', learners: 0 }))).toEqual(request)
})

it('shows the server’s errors at their fields', () => {
  expect(formErrors({ 'profile.states.2': 'Use codes.', title: 'Enter a title.' })).toEqual({
    states: 'Use codes.',
    title: 'Enter a title.',
  })
})
