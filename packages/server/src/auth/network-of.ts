/**
 * The part of an address that roughly identifies one subscriber: the /24 of an IPv4 address, the /56 of an IPv6 one,
 * in any notation (check 7).
 *
 * @example networkOf('2001:db8:0:12ff::1') // '2001:db8:0:1200/56'
 */
export function networkOf(ip: string): string {
  const mapped = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!mapped.includes(':')) return mapped.split('.').slice(0, 3).join('.')
  const [head = '', tail] = mapped.replace(/%.*$/, '').split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<number>(zeros).fill(0), ...after]
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}/56`
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16) || 0)
}
