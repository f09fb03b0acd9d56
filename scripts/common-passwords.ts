/**
 * `node scripts/common-passwords.ts <list>`: generates the file of refused passwords from a list with one password per
 * line (plain or gzipped). It contains those that satisfy the minimum length, as the first five bytes of their SHA-256.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { main } from './ending.ts'
import { root } from './run.ts'

const shortest = 8
const bytes = 5
const file = path.join(root, 'packages/server/src/auth/common-passwords.bin')

await main(() => {
  const [list] = process.argv.slice(2)
  if (list === undefined) throw new Error('Name the list: node scripts/common-passwords.ts passwords.txt.gz')
  const content = readFileSync(list)
  const words = (list.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8').split(/\r?\n/)
  const chosen = new Set(
    words.map((word) => word.toLowerCase()).filter((word) => Array.from(word).length >= shortest),
  )
  const hashes = [...chosen].map((word) => createHash('sha256').update(word).digest().subarray(0, bytes))
  writeFileSync(file, Buffer.concat(hashes.sort((one, other) => one.compare(other))))
  console.log(`${chosen.size} passwords → ${path.relative(root, file)}`)
  return Promise.resolve(0)
})
