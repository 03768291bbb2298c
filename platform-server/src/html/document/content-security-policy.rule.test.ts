import { contentSecurityPolicy } from './content-security-policy.rule.ts'

const sources = {
  scriptHashes: ['sha256-script'],
  styleHashes: ['sha256-style'],
  frames: [],
  devHosts: [],
}

test('it lets nothing inline run but what is named by its hash', () => {
  const policy = contentSecurityPolicy(sources)
  expect(policy).toContain("script-src 'self' 'sha256-script';")
  expect(policy).toContain("style-src 'self' 'sha256-style';")
  expect(policy).not.toContain('unsafe')
})

test('it lets development servers in, with their sockets, only when there are any', () => {
  const policy = contentSecurityPolicy({ ...sources, devHosts: ['http://localhost:3002'] })
  expect(policy).toContain('ws://localhost:3002')
  expect(contentSecurityPolicy(sources)).not.toContain('ws:')
})

test('it frames imported courses, and nothing where there is no host for them', () => {
  const frames = ['https://*.packages.example.net']
  expect(contentSecurityPolicy({ ...sources, frames })).toContain('frame-src https://*.packages.example.net;')
  expect(contentSecurityPolicy(sources)).toContain("frame-src 'none';")
})
