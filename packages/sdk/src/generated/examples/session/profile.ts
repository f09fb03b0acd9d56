// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/profile.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'profile.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"uid":"0193b3a0-0000-4000-8000-000000000001","username":"coordinador","displayName":"Lucía Núñez Peña","email":"lucia.nunez@contacta-atlantico.example","about":"about","photoURL":null,"jobTitle":"Coordinadora","department":"Operaciones","workCenter":"Madrid-Vallecas","userRole":"Coordinador","locale":"es","timeZone":"Europe/Madrid","theme":"dark","density":"compact","menuCollapsed":false,"lockAfterMinutes":10}}}},
  'profile.patch': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"uid":"0193b3a0-0000-4000-8000-000000000001","username":"coordinador","displayName":"Lucía Núñez Peña","email":"lucia.nunez@contacta-atlantico.example","about":"about","photoURL":null,"jobTitle":"Coordinadora","department":"Operaciones","workCenter":"Madrid-Vallecas","userRole":"Coordinador","locale":"es","timeZone":"Europe/Madrid","theme":"dark","density":"compact","menuCollapsed":false,"lockAfterMinutes":10}}}},
}
