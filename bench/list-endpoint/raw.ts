/** The minimal server for the same page of the same table: no session, no permission, no contract. */
import { createServer } from 'node:http'
import pg from 'pg'
import { serveParent } from '../child.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const columns = `id, key, label, type, required, minimum, maximum, options, position,
  personal_data as "personalData", active, created_at as "createdAt", updated_at as "updatedAt"`

const server = createServer((_, response) => {
  void page().then((body) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
})

async function page(): Promise<string> {
  const counted = await pool.query<{ total: string }>('select count(*) as total from fields')
  const { rows } = await pool.query(`select ${columns} from fields order by position, id limit 50`)
  const totalCount = Number(counted.rows[0]?.total)
  const meta = { currentPage: 1, perPage: 50, totalCount, totalPages: Math.ceil(totalCount / 50) }
  return JSON.stringify({ data: rows, meta })
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') serveParent(`http://127.0.0.1:${address.port}`)
})
