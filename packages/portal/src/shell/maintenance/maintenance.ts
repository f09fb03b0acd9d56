/** The path of the maintenance page. */
export const maintenancePath = '/pages/maintenance'

/** Whether a service reports maintenance, instead of just being busy. */
export async function isMaintenanceAnswer(response: Response): Promise<boolean> {
  if (response.status !== 503) return false
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'type' in problem &&
    problem.type === '/problems/maintenance'
  )
}

const firstMs = 5000
const longestMs = 60_000

/** The delay before the next check: with backoff and jitter. */
export function waitBefore(asked: number, random: () => number = Math.random): number {
  const full = Math.min(longestMs, firstMs * 1.5 ** asked)
  return Math.round(full * (0.8 + 0.4 * random()))
}
