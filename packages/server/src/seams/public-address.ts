import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public: private, loopback, link-local, reserved. */
const closed4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Reserved parts of the public IPv6 network, and those that translate to IPv4. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const [list4, list6] = [listOf(closed4, 'ipv4'), listOf(closed6, 'ipv6')]
const global6 = listOf(['2000::/3'], 'ipv6')
const loopback = listOf(['127.0.0.0/8'], 'ipv4')

/** Whether an address of IP is one of the internet. What is not known to be one is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !list4.check(address, 'ipv4')
  // Addresses of IPv4 in those of IPv6 are outside the public network of IPv6, and so are none.
  return version === 6 && global6.check(address, 'ipv6') && !list6.check(address, 'ipv6')
}

/** Whether an address of IP is that of the machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'))
