/** Answers at once with 800 bytes of JSON, so that the client dominates. */
import { createServer } from 'node:http'
import { serveParent } from '../child.ts'

const id = '0193b3a0-0000-4000-8000-000000000001'
const field = {
  id,
  key: 'resultado',
  label: 'Resultado de la gestión',
  type: 'list',
  required: true,
  minimum: null,
  maximum: null,
  options: Array.from({ length: 18 }, (_, number) => `Opción número ${number + 1} de la lista`),
  position: 1,
  personalData: 'none',
  active: true,
  createdAt: '2026-03-05T10:00:00.000Z',
  updatedAt: '2026-03-05T10:00:00.000Z',
}
const signedIn = {
  code: 200,
  userData: {
    uid: id,
    displayName: 'Lucía Núñez Peña',
    about: '',
    photoURL: null,
    status: 'online',
    userRole: 'Administrador',
    accessPermissions: ['CAMPOS_GESTION_VER', 'CAMPOS_GESTION_CREAR'],
    timeZone: null,
    locale: null,
  },
  accessToken: `e30.${Buffer.from(JSON.stringify({ uid: id })).toString('base64url')}.c2ln`,
  refreshToken: 'never-used',
  expiresInSeconds: 6900,
  sessionSeconds: 6900,
}
const bodies = {
  GET: JSON.stringify({ data: field }),
  POST: JSON.stringify({ data: field }),
  login: JSON.stringify(signedIn),
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const isLogin = request.url?.endsWith('/employees/loginUser')
    const body = isLogin ? bodies.login : request.method === 'POST' ? bodies.POST : bodies.GET
    const status = request.method === 'POST' && !isLogin ? 201 : 200
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') serveParent(`http://127.0.0.1:${address.port}`)
})
