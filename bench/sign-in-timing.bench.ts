/**
 * Whether the timing of a failed sign-in reveals who exists (check 5): a wrong password compared with an unknown user
 * name.
 */
import { main } from '../scripts/ending.ts'
import { startChild } from './child.ts'
import { compare } from './harness.ts'

const rounds = 200

await main(async () => {
  const portal = await startChild('list-endpoint/portal.ts', {
    PORTAL_DATA_DIR: 'memory://',
    PORTAL_DEMO: '1',
    PORTAL_PROXIES: '1',
    DATABASE_URL: '',
  })
  let tries = 0
  const fail = async (user: string) => {
    tries += 1
    const started = performance.now()
    const response = await fetch(`${portal.address}/services/main/1.0/employees/loginUser`, {
      method: 'POST',
      // Another network each time, to avoid throttling.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${tries >> 8}.${tries & 255}.1` },
      body: JSON.stringify({ user, password: 'not this one' }),
    })
    await response.text()
    if (response.status !== 401) throw new Error(`a wrong sign-in answered ${response.status}`)
    return { ms: performance.now() - started }
  }
  const met = await compare({
    title: 'A failed sign-in: a wrong password against a name that nobody has',
    about: `${rounds} interleaved tries of each, one after the other, on the embedded database. Nobody shall learn from the time who exists.`,
    rounds,
    warmUps: 5,
    contenders: [
      { name: 'wrong password', round: () => fail('admin') },
      { name: 'unknown name', round: () => fail(`nobody-${tries}`) },
    ],
    targets: [{ contender: 'unknown name', figure: 'ms', atLeast: 0.95 }],
  })
  await portal.stop()
  if (!met) console.log('A target is missed: see above. On a busy machine, run it again before believing it.')
  return 0
})
