import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it('check 7: the addresses of one subscriber are one network, however they are written', () => {
  const one = networkOf('2001:db8:0:1200::1')
  const same = ['2001:DB8::1234:0:0:0:2', '2001:0db8:0000:12ff:ffff:ffff:ffff:ffff', '2001:db8:0:1200::%eth0']
  expect(same.map(networkOf)).toEqual(same.map(() => one))
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::2'))
  expect(networkOf('192.0.2.7')).toBe(networkOf('::ffff:192.0.2.200'))
})

it('check 7: another subscriber is another network', () => {
  const all = [
    '2001:db8:0:1200::1',
    '2001:db8:0:1300::1',
    '2001:db8:1:1200::1',
    '::1',
    '192.0.2.1',
    '192.0.3.1',
  ]
  expect(new Set(all.map(networkOf)).size).toBe(all.length)
})
