import type { Rows } from '../rows.ts'

const tried = { attempts: 1, leasedUntil: null, leasedBy: null, runAt: new Date('9999-01-01'), failure: 'x' }

export function fill({ db, at, ten }: Rows): Promise<unknown> {
  const rows = ten((userId, id) => ({
    ...{ id, key: id, kind: 'mail.letter', createdAt: at, deadAt: at, ...tried },
    payload: JSON.stringify({ userId, letter: 'passwordChanged' }),
  }))
  return db.insertInto('jobs').values(rows).execute()
}
