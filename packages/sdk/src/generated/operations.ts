// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { operations as Main } from './main.ts'
import type { operations as Laia } from './laia.ts'

/** Every operation of the contract, typed, by its id. */
export type Operations = Main & Laia

/** `family.act`, the operationId of the contract. */
export type OperationId = keyof Operations

/** Where an operation is. */
export interface OperationPlace {
  readonly service: 'main' | 'intranet' | 'laia' | 'analytics'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces, as `/loads/{id}`. */
  readonly path: string
}

/** Where every operation is. */
export const operationPlaces: Readonly<Record<OperationId, OperationPlace>> = {
  'session.login': {"service":"main","method":"post","path":"/employees/loginUser"},
  'session.authenticate': {"service":"main","method":"post","path":"/authentication/login"},
  'session.loginWithToken': {"service":"main","method":"post","path":"/employees/login-token"},
  'session.previewToken': {"service":"main","method":"post","path":"/employees/login-token/preview"},
  'exchangeTokens.create': {"service":"main","method":"post","path":"/exchange-tokens"},
  'session.refresh': {"service":"main","method":"post","path":"/api/auth/refresh-token"},
  'session.logout': {"service":"main","method":"post","path":"/api/auth/logout"},
  'session.keepAlive': {"service":"main","method":"post","path":"/monitor_estados/saveSession"},
  'session.show': {"service":"main","method":"get","path":"/session"},
  'passwords.update': {"service":"main","method":"put","path":"/users/updateUserPassword"},
  'passwords.bootstrap': {"service":"main","method":"post","path":"/users/firstAdministrator"},
  'profile.show': {"service":"main","method":"get","path":"/profile"},
  'profile.patch': {"service":"main","method":"patch","path":"/profile"},
  'dashboard.show': {"service":"main","method":"get","path":"/dashboard"},
  'templates.index': {"service":"laia","method":"get","path":"/records-file/templates"},
  'templates.create': {"service":"laia","method":"post","path":"/records-file/templates"},
  'templates.show': {"service":"laia","method":"get","path":"/records-file/templates/{id}"},
  'templates.update': {"service":"laia","method":"put","path":"/records-file/templates/{id}"},
  'templates.destroy': {"service":"laia","method":"delete","path":"/records-file/templates/{id}"},
  'recordsFile.index': {"service":"laia","method":"get","path":"/records-file"},
  'recordsFile.create': {"service":"laia","method":"post","path":"/records-file"},
  'recordsFile.show': {"service":"laia","method":"get","path":"/records-file/{id}"},
  'recordsFile.patch': {"service":"laia","method":"patch","path":"/records-file/{id}"},
  'recordsFile.destroy': {"service":"laia","method":"delete","path":"/records-file/{id}"},
  'recordsFile.import': {"service":"laia","method":"post","path":"/records-file/{id}/import"},
  'loads.index': {"service":"laia","method":"get","path":"/loads"},
  'loads.show': {"service":"laia","method":"get","path":"/loads/{id}"},
  'loads.destroy': {"service":"laia","method":"delete","path":"/loads/{id}"},
  'loads.start': {"service":"laia","method":"post","path":"/loads/{id}/start"},
  'loads.stop': {"service":"laia","method":"post","path":"/loads/{id}/stop"},
  'loads.restart': {"service":"laia","method":"post","path":"/loads/{id}/restart"},
  'loads.errors': {"service":"laia","method":"get","path":"/loads/{id}/errors"},
  'loads.exportErrors': {"service":"laia","method":"get","path":"/loads/{id}/errors/export"},
  'loads.export': {"service":"laia","method":"get","path":"/loads/{id}/records/export"},
  'loads.destroyAll': {"service":"laia","method":"delete","path":"/loads/{id}/all"},
  'fields.index': {"service":"laia","method":"get","path":"/fields"},
  'fields.create': {"service":"laia","method":"post","path":"/fields"},
  'fields.show': {"service":"laia","method":"get","path":"/fields/{id}"},
  'fields.update': {"service":"laia","method":"put","path":"/fields/{id}"},
  'fields.patch': {"service":"laia","method":"patch","path":"/fields/{id}"},
  'fields.destroy': {"service":"laia","method":"delete","path":"/fields/{id}"},
  'skills.index': {"service":"laia","method":"get","path":"/skill"},
  'skills.campaign': {"service":"laia","method":"get","path":"/skill/{id}/campaign"},
  'skillGroups.index': {"service":"laia","method":"get","path":"/groupskill"},
}
