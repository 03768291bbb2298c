import { isReachable, packageOfHost, packageOrigin, packageOrigins } from './package-origin.rule.ts'

const page = { protocol: 'https:', host: 'training.example.com:8443' }

it('gives each package an origin of its own, on the port of the page', () => {
  expect(packageOrigin(page, 'packages.example.net', 12)).toBe('https://p12.packages.example.net:8443')
  expect(packageOrigins(page, 'packages.example.net')).toEqual(['https://*.packages.example.net:8443'])
  expect(packageOrigins(page, null)).toEqual([])
})

it.each([
  ['p12.packages.example.net', 12],
  ['P12.Packages.Example.net', 12],
  ['p0.packages.example.net', null],
  ['packages.example.net', null],
  ['x.p12.packages.example.net', null],
  ['p12.packages.example.net.evil.test', null],
  ['training.example.com', null],
])('takes %s for package %s', (host, id) => {
  expect(packageOfHost(host, 'packages.example.net')).toBe(id)
})

it.each([
  ['localhost:8080', true],
  ['trinova.localhost:8080', true],
  ['127.0.0.1:8080', true],
  ['192.168.1.20:8080', false],
  ['training.oncall.test', false],
])('reaches packages.localhost from %s: %s', (host, reachable) => {
  expect(isReachable({ ...page, host }, 'packages.localhost')).toBe(reachable)
  expect(isReachable({ ...page, host }, 'packages.example.net')).toBe(true)
})
