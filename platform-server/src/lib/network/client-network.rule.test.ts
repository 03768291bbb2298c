import { clientNetwork } from './client-network.rule.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', 'an IPv4 address stands for itself'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'it is the same address in its IPv6 spelling'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64', 'an IPv6 client owns a /64'],
  ['2001:0DB8:0000:0007:ffff::9', '2001:db8:0:7::/64', 'two spellings are one network'],
  ['2001:db8::1', '2001:db8:0:0::/64', 'left-out zeros count'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'nothing is left out'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'an interface is no part of the address'],
  ['::1', '0:0:0:0::/64', 'the loopback address is in a network too'],
])('%s counts as %s: %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network)
})
