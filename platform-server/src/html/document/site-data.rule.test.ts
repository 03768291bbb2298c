import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { siteData } from './site-data.rule.ts'

const origin = 'https://safety.test'
const dataIn = (language: 'en' | 'es') => siteData({ origin, tenant: ONCALL_TENANT, language })

it('says who runs the site and how to search it, in the language of the page', () => {
  const [site, organization] = dataIn('es')
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://safety.test/es',
    inLanguage: 'es-US',
    potentialAction: {
      target: { urlTemplate: 'https://safety.test/es/search?q={search_term_string}' },
    },
  })
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'OnCall Safety',
    logo: 'https://safety.test/icon-512.png',
  })
  expect(dataIn('en')[0]).toMatchObject({ url: 'https://safety.test/', inLanguage: 'en-US' })
})

it('names no contact that the tenant does not have', () => {
  const tenant = { ...ONCALL_TENANT, support: undefined }
  const [, organization] = siteData({ origin, tenant, language: 'en' })
  expect(Object.keys(organization ?? {})).not.toEqual(expect.arrayContaining(['email']))
})
