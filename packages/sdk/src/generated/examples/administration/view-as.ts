// Generated from specs/administration/view-as.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/administration/view-as.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'viewAs.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"userData":{"uid":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","about":"Coordinadora de Telenova Fibra","photoURL":null,"status":"online","userRole":"Administrador","accessPermissions":["MENU_PROCESAR_CARGUE"],"timeZone":"Europe/Madrid","locale":"es","secondFactorDue":false},"accessToken":"accessToken","sessionSeconds":900}}}},
  'viewAs.destroy': {"status":204,"bodies":{}},
}
