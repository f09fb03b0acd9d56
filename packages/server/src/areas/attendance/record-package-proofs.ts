import type { Db } from '#db/database.ts'
import { type Anchor, anchors, headsAt, keys } from '#time-record/anchors.queries.ts'
import { merkleTree } from '#time-record/merkle.rules.ts'
import { format } from '#time-record/record-key.ts'

type Period = { from: string; until: string }

/** Every anchor from the last one before the period on, so that later ones vouch for it. */
export async function anchorsOf(db: Db, { from }: Period): Promise<Anchor[]> {
  const all = await anchors(db).orderBy('number').execute()
  const before = all.findLastIndex(({ day }) => day < from)
  return all.slice(Math.max(0, before))
}

/** The anchors with proofs for people: the one before the period, the last of each month in it, and the last of all. */
export function provedOf(all: readonly Anchor[], { from, until }: Period): Anchor[] {
  const within = all.filter(({ day }) => day >= from && day <= until)
  const ofMonth = within.filter(({ day }, at) => day.slice(0, 7) !== within[at + 1]?.day.slice(0, 7))
  const chosen = [all.find(({ day }) => day < from), ...ofMonth, all.at(-1)]
  return all.filter((anchor) => chosen.includes(anchor))
}

/** The file of anchors, with all public keys that signed them. */
export async function anchorsText(db: Db, all: readonly Anchor[]): Promise<string> {
  const known = Object.fromEntries((await keys(db)).map(({ id, publicKey }) => [id, publicKey]))
  const lines = all.map((anchor) => `  ${JSON.stringify(anchor)}`)
  return `{"format":"${format}","keys":${JSON.stringify(known)},"anchors":[\n${lines.join(',\n')}\n]}\n`
}

/** The position of each person's last entry in each of these anchors, one line each. */
export async function* proofLines(
  db: Db,
  proved: readonly Anchor[],
  ids: ReadonlySet<string>,
): AsyncGenerator<string> {
  yield '[\n'
  let comma = ''
  for (const { number: anchor } of proved) {
    const heads = await headsAt(db, anchor)
    const tree = merkleTree(heads)
    for (const [index, { employeeId: person, number, hash }] of heads.entries()) {
      if (!ids.has(person)) continue
      yield `${comma}${JSON.stringify({ person, anchor, number, hash, index, path: tree.pathOf(index) })}`
      comma = ',\n'
    }
  }
  yield '\n]\n'
}
