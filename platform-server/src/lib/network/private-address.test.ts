import { isNetwork, isRefusedAddress } from './private-address.ts'

test.each([
  ...[
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
  ],
  ...['169.254.169.254', '224.0.0.1', '255.255.255.255', '192.0.2.1', '240.0.0.1', '198.18.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', 'fe80::1%eth0'],
  ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', '', '127.1'],
])('refuses %s', (address) => {
  expect(isRefusedAddress(address, [])).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('lets %s through', (address) => {
  expect(isRefusedAddress(address, [])).toBe(false)
})

it('lets a network through that is allowed, in either spelling, and nothing beside it', () => {
  const allowed = ['10.1.0.0/16', '::1/128']
  expect(isRefusedAddress('10.1.2.3', allowed)).toBe(false)
  expect(isRefusedAddress('::ffff:10.1.2.3', allowed)).toBe(false)
  expect(isRefusedAddress('::1', allowed)).toBe(false)
  expect(isRefusedAddress('10.2.0.1', allowed)).toBe(true)
  expect(isRefusedAddress('127.0.0.1', allowed)).toBe(true)
})

it('knows a network from anything else', () => {
  expect(isNetwork('10.0.0.0/8')).toBe(true)
  expect(isNetwork('10.0.0.0/33')).toBe(false)
  expect(isNetwork('10.0.0.1')).toBe(false)
  expect(isNetwork('directory.example')).toBe(false)
})
