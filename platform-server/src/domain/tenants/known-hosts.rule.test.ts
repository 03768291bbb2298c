import { ownHosts } from './known-hosts.rule.ts'

const given = {
  trainingHost: 'training.oncall.test',
  secondHost: 'www.oncall.test',
  knownHosts: ['nginx'],
  addresses: ['192.168.1.20', 'fd00::20'],
}

it('knows this machine and the configured hosts', () => {
  const hosts = ownHosts({ ...given, isEmbedded: false })
  expect([...hosts]).toEqual([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'training.oncall.test',
    'www.oncall.test',
    'nginx',
  ])
})

it('knows the addresses of a local machine', () => {
  const hosts = ownHosts({ ...given, isEmbedded: true })
  expect(hosts).toContain('192.168.1.20')
  expect(hosts).toContain('[fd00::20]')
})
