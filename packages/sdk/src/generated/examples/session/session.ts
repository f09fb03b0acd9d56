// Generated from specs/session/session.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/session.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'session.login': {"status":200,"mediaType":"application/json","bodies":{"default":{"code":200,"userData":{"uid":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","about":"Coordinadora de Telenova Fibra","photoURL":null,"status":"online","userRole":"Administrador","accessPermissions":["MENU_PROCESAR_CARGUE"],"timeZone":"Europe/Madrid","locale":"es","secondFactorDue":false},"accessToken":"accessToken","refreshToken":"refreshToken","expiresInSeconds":300,"sessionSeconds":6900}}},
  'session.authenticate': {"status":200,"mediaType":"application/json","bodies":{"default":{"code":200,"userData":{"uid":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","about":"Coordinadora de Telenova Fibra","photoURL":null,"status":"online","userRole":"Administrador","accessPermissions":["MENU_PROCESAR_CARGUE"],"timeZone":"Europe/Madrid","locale":"es","secondFactorDue":false},"accessToken":"accessToken","refreshToken":"refreshToken","expiresInSeconds":300,"sessionSeconds":6900}}},
  'session.loginWithToken': {"status":200,"mediaType":"application/json","bodies":{"default":{"code":200,"userData":{"uid":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","about":"Coordinadora de Telenova Fibra","photoURL":null,"status":"online","userRole":"Administrador","accessPermissions":["MENU_PROCESAR_CARGUE"],"timeZone":"Europe/Madrid","locale":"es","secondFactorDue":false},"accessToken":"accessToken","refreshToken":"refreshToken","expiresInSeconds":300,"sessionSeconds":6900}}},
  'session.previewToken': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"displayName":"Lucía Núñez Peña"}}}},
  'session.refresh': {"status":200,"mediaType":"application/json","bodies":{"default":{"accessToken":"accessToken","refreshToken":"refreshToken","expiresInSeconds":300,"sessionSeconds":6900}}},
  'session.logout': {"status":204,"bodies":{}},
  'session.keepAlive': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"sessionSeconds":3600,"idleSeconds":1800}}}},
  'session.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"userData":{"uid":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","about":"Coordinadora de Telenova Fibra","photoURL":null,"status":"online","userRole":"Administrador","accessPermissions":["MENU_PROCESAR_CARGUE"],"timeZone":"Europe/Madrid","locale":"es","secondFactorDue":false},"kind":"password","sessionSeconds":6900,"idleSeconds":1800}}}},
  'session.confirm': {"status":204,"bodies":{}},
}
