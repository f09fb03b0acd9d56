/** The memory of a child, whose address ends with its process id (`#1234`). */
import { readFileSync, writeFileSync } from 'node:fs'

const processOf = (address: string): string => `/proc/${new URL(address).hash.slice(1)}`

/** The peak of the start exceeds that of any work after it. */
export function forgetPeak(address: string): void {
  writeFileSync(`${processOf(address)}/clear_refs`, '5')
}

export function peakMegabytes(address: string): number {
  const status = readFileSync(`${processOf(address)}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
