import { siteUrl } from './site-url.ts'

test.each([
  [
    { protocol: 'http', host: 'trinova.localhost', port: 8080 },
    'http://trinova.localhost:8080/verify-email?token=a%2Bb',
  ],
  [
    { protocol: 'https', host: 'safety.example.com', port: 443 },
    'https://safety.example.com/verify-email?token=a%2Bb',
  ],
])('leads to the page of %j', (site, url) => {
  expect(siteUrl(site, '/verify-email', { token: 'a+b' })).toBe(url)
})
