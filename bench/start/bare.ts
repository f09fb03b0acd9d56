/** The minimal start: Node, a port, and one page. */
import { createServer } from 'node:http'

const server = createServer((_request, response) => response.end('<!doctype html>'))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`Portal     http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
