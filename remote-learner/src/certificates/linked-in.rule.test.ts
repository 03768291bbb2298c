import { linkedInUrl } from './linked-in.rule.ts'

test('fills in name, issuer, months of issue and expiry, and where to check it', () => {
  const certificate = {
    code: 'CDFGH-JKMNP-34679',
    issuedAt: '2026-11-30T23:30:00.000Z',
    expiresAt: '2028-11-30T23:30:00.000Z',
  }
  const checkUrl = 'https://training.test/verify/CDFGH-JKMNP-34679'
  const url = new URL(
    linkedInUrl(certificate, { title: 'Ladders & Stairs', issuer: 'OnCall Safety', checkUrl }),
  )
  expect(`${url.origin}${url.pathname}`).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ startTask: 'CERTIFICATION_NAME', name: 'Ladders & Stairs', organizationName: 'OnCall Safety' },
    ...{ issueYear: '2026', issueMonth: '11', expirationYear: '2028', expirationMonth: '11' },
    ...{ certUrl: checkUrl, certId: 'CDFGH-JKMNP-34679' },
  })
})
