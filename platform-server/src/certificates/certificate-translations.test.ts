import { renewalTerms } from '../domain/certificates/renewal-terms.ts'
import { certificateTranslations } from './certificate-translations.ts'

const printed = {
  moduleCode: 'IC0111',
  standard: '29 CFR 1910.211-1910.219, mainly 1910.212',
  expiryRule: renewalTerms('IC0111', 'en').rule,
}

it('a certificate in English is read in Spanish, and one in Spanish in English', () => {
  const { en, es } = certificateTranslations(printed)
  expect(en).toEqual({ standard: printed.standard, expiryRule: 'Every 24 months; 1910.212 sets no interval' })
  expect(es).toEqual({
    standard: '29 CFR 1910.211-1910.219, sobre todo 1910.212',
    expiryRule: 'Cada 24 meses; 1910.212 no fija un plazo',
  })
  expect(certificateTranslations({ ...printed, ...es })).toEqual({ en, es })
})

it('a rule that is not what the certificate was issued under is not put in its place', () => {
  const earlier = { ...printed, expiryRule: 'Every 36 months' }
  expect(certificateTranslations(earlier).es).toMatchObject({ expiryRule: 'Every 36 months' })
})
